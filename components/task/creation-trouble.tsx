import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { Failure } from '@/components/app/command/failure';
import { ServiceWords } from '@/components/app/command/problem';
import { useCommand } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import { formatRoute, newTaskRoute } from '@/lib/route';
import type { Creation, TaskRecord } from '@/lib/task/record';
import { DiscardButton } from './discard-button';

/**
 * Says that a task was not started, or perhaps not, and offers both ways out. Read out when it appears:
 * the button that started the task again is gone by then.
 */
export function CreationTrouble({ task }: { readonly task: TaskRecord }) {
  const { creation } = task;
  const isTrouble = creation.state === 'unknown' || creation.state === 'refused';
  return <output>{isTrouble && <Trouble task={task} creation={creation} />}</output>;
}

interface TroubleProps {
  readonly task: TaskRecord;
  readonly creation: Extract<Creation, { readonly state: 'unknown' | 'refused' }>;
}

function Trouble({ task: { id, connectionId }, creation }: TroubleProps) {
  const { attempt, busy, start } = useCommand();
  const refusal = creation.state === 'refused' ? creation : creation.refusal;
  return (
    <div class={`notice stack tone-${creation.state === 'unknown' ? 'waiting' : 'bad'}`}>
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
          <a href={formatRoute({ ...newTaskRoute, connectionId })}>{i18n.t('newTask.title')}</a>
        </p>
      )}
      {creation.state === 'unknown' && <ServiceWords message={creation.said ?? null} />}
      <div class="buttons">
        <Button busy={busy} onPress={() => start('task.retry', { id })}>
          {i18n.t('task.retry')}
        </Button>
        <DiscardButton id={id} />
      </div>
      <Failure attempt={attempt} />
    </div>
  );
}
