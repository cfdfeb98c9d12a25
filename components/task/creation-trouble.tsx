import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { Failure } from '@/components/app/failure';
import { ServiceWords } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';
import { formatRoute } from '@/lib/route';
import type { TaskRecord } from '@/lib/task/record';
import { DiscardButton } from './discard-button';

/** A task that was not started, or perhaps not: said plainly, with both ways out. */
export function CreationTrouble({ task }: { readonly task: TaskRecord }) {
  const { id, connectionId, creation } = task;
  const { attempt, busy, start } = useCommand('task.retry');
  if (creation.state !== 'unknown' && creation.state !== 'refused') return null;
  const refusal = creation.state === 'refused' ? creation : creation.refusal;
  return (
    <div class={`notice stack tone-${creation.state === 'unknown' ? 'waiting' : 'bad'}`}>
      {/* Who starts it again is where the button was: it is read out. */}
      <output class="stack">
        {refusal && (
          <>
            <p>
              {i18n.t(creation.state === 'refused' ? 'task.notStarted' : 'task.notStartedAgain')}{' '}
              {i18n.t(`task.whyNotStarted.${camelCase(refusal.reason)}`)}
            </p>
            <ServiceWords message={refusal.message} />
          </>
        )}
        {creation.state === 'unknown' && (
          <p>
            {i18n.t(refusal ? 'task.doubted' : 'task.creationUnknown')}{' '}
            <a href={formatRoute({ page: 'new', about: '', connectionId, like: '' })}>
              {i18n.t('newTask.title')}
            </a>
          </p>
        )}
      </output>
      <div class="buttons">
        <Button busy={busy} onPress={() => start({ id })}>
          {i18n.t('task.retry')}
        </Button>
        <DiscardButton id={id} />
      </div>
      <Failure attempt={attempt} />
    </div>
  );
}
