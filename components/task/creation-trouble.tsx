import { i18n } from '#i18n';
import { Problem, ServiceWords } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import type { TaskRecord } from '@/lib/task/record';
import { DiscardButton } from './discard-button';
import { refusalWords } from './refusal-words';

/** A task that was not started, or perhaps not: said plainly, with both ways out. */
export function CreationTrouble({ task: { id, creation } }: { readonly task: TaskRecord }) {
  const { attempt, start } = useCommand('task.retry');
  if (creation.state !== 'unknown' && creation.state !== 'refused') return null;
  return (
    <div class={`notice stack tone-${creation.state === 'unknown' ? 'waiting' : 'bad'}`}>
      <p>
        {creation.state === 'unknown'
          ? i18n.t('task.creationUnknown')
          : refusalWords(creation.reason)}
      </p>
      {creation.state === 'refused' && <ServiceWords message={creation.message} />}
      <div class="buttons">
        <button
          type="button"
          class="button"
          aria-disabled={attempt.state === 'busy'}
          onClick={() => void start({ id })}
        >
          {i18n.t('task.retry')}
        </button>
        <DiscardButton id={id} />
      </div>
      {attempt.state === 'failed' && <Problem error={attempt.error} />}
    </div>
  );
}
