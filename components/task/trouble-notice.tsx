import { i18n } from '#i18n';
import { ServiceWords } from '@/components/app/problem';
import type { TaskRecord, Trouble } from '@/lib/task/record';

interface TroubleNoticeProps {
  readonly task: TaskRecord;
  /** It stands above a request that could be read. */
  readonly request?: boolean;
}

/** Why it is not known how a task stands, and what to do. */
export function TroubleNotice({ task: { trouble }, request = false }: TroubleNoticeProps) {
  if (trouble === null) return null;
  return (
    <div class="notice tone-bad">
      <p>{troubleWords(trouble, request)}</p>
      <ServiceWords message={trouble.message} />
    </div>
  );
}

function troubleWords({ kind }: Trouble, request: boolean): string {
  switch (kind) {
    case 'refused':
      return i18n.t('task.trouble.refused');
    case 'unreadable-status':
      return i18n.t('task.trouble.unreadableStatus');
    case 'unreadable-call':
      return request
        ? i18n.t('task.trouble.unreadableSince')
        : i18n.t('task.trouble.unreadableCall');
  }
}
