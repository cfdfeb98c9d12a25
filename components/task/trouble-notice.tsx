import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { ServiceWords } from '@/components/app/command/problem';
import type { TaskRecord } from '@/lib/task/record';

interface TroubleNoticeProps {
  readonly task: TaskRecord;
  /** The notice stands above a request that could be read. */
  readonly request?: boolean;
}

/** Why the task's status is not known, and what to do. */
export function TroubleNotice({ task: { trouble, watch }, request = false }: TroubleNoticeProps) {
  return (
    // An output: it is read out when it appears.
    <output>
      {trouble !== null && (
        <div class="notice tone-bad">
          <p>
            {request && trouble.kind === 'unreadable-call'
              ? i18n.t('task.trouble.unreadableSince')
              : i18n.t(`task.trouble.${camelCase(trouble.kind)}`)}
            {watch === 'watched' && ` ${i18n.t('task.trouble.goesOn')}`}
          </p>
          <ServiceWords message={trouble.message} />
        </div>
      )}
    </output>
  );
}
