import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { formatRoute, newTaskRoute } from '@/lib/route';
import { endedAt } from '@/lib/task/ended-at';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';
import { WatchButton } from './watch-button';

interface TaskActionsProps {
  readonly task: TaskRecord;
  readonly checking: boolean;
  /** Null where the task cannot be checked. */
  readonly onCheck: (() => unknown) | null;
  readonly moving: boolean;
  readonly onMove: (watch: Watch) => unknown;
}

/**
 * The bar below a task: how it is watched, and the way to its request or, once it has ended or was not
 * started, to a new task like it.
 */
export function TaskActions({ task, checking, onCheck, moving, onMove }: TaskActionsProps) {
  const { id, call, instruction } = task;
  const isWaiting = taskPhase(task).kind === 'waiting';
  const isCutOff = isWaiting && onCheck === null;
  return (
    <>
      <WatchButton task={task} busy={moving} onMove={onMove} />
      {task.creation.state === 'created' && onCheck !== null && (
        <Button busy={checking} onPress={onCheck}>
          {i18n.t(checking ? 'task.checking' : 'task.checkNow')}
        </Button>
      )}
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
