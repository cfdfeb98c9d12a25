import { i18n } from '#i18n';
import { formatRoute, newTaskRoute } from '@/lib/route';
import { endedAt } from '@/lib/task/ended-at';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';
import { CheckButton } from './check-button';
import type { Check } from './use-check';
import { WatchButton } from './watch-button';

interface TaskActionsProps {
  readonly task: TaskRecord;
  /** Null where the task cannot be checked. */
  readonly check: Check | null;
  readonly moving: boolean;
  readonly onMove: (watch: Watch) => unknown;
}

/**
 * The bar below a task: how it is watched, and the way to its request or, once it has ended or was not
 * started, to a new task like it.
 */
export function TaskActions({ task, check, moving, onMove }: TaskActionsProps) {
  const { id, call, instruction } = task;
  const isWaiting = taskPhase(task).kind === 'waiting';
  const isCutOff = isWaiting && check === null;
  return (
    <>
      <WatchButton task={task} busy={moving} onMove={onMove} />
      {task.creation.state === 'created' && check !== null && <CheckButton check={check} />}
      {call !== null && (
        <a
          class={isCutOff ? 'button end' : 'button primary end'}
          href={formatRoute({ page: 'request', id })}
        >
          {isWaiting
            ? i18n.t(isCutOff ? 'task.seeRequest' : 'task.answer')
            : i18n.t('task.seeAnswer')}
        </a>
      )}
      {call === null && endedAt(task) !== null && instruction !== '' && (
        <a class="button end" href={formatRoute({ ...newTaskRoute, like: id })}>
          {i18n.t('task.useAgain')}
        </a>
      )}
    </>
  );
}
