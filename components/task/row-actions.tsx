import { i18n } from '#i18n';
import { neighbour } from '@/components/app/focus/neighbour';
import { Failure } from '@/components/app/command/failure';
import { useEscape } from '@/components/app/focus/use-escape';
import { Button } from '@/components/look/button';
import { Dots } from '@/components/look/icons';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';
import { taskTitle } from '@/lib/task/title';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { RenameTask } from './rename-task';
import { useUnfolded } from './unfolded';
import { useTaskChanges } from './use-task-changes';
import { WatchButton } from './watch-button';

interface RowActionsProps {
  readonly task: TaskRecord;
  /** The task's link. */
  readonly children: ComponentChildren;
}

/** A task in a list, and what can be done with it, unfolded below. */
export function RowActions({ task, children }: RowActionsProps) {
  const [unfolded, unfold] = useUnfolded(task.id);
  const dotsRef = useRef<HTMLButtonElement>(null);
  const changes = useTaskChanges(task);
  const { busy } = changes;
  const label = i18n.t('task.actions', [taskTitle(task)]);
  const close = () => {
    const isHere = isInRow(dotsRef.current);
    unfold('nothing');
    if (isHere) dotsRef.current?.focus();
  };
  useEscape(unfolded === 'actions' ? close : null);
  const move = async (watch: Watch) => {
    const next = neighbour(dotsRef.current);
    // At once: a row that moves to another list is drawn there before it is known that it was moved.
    close();
    if (!(await changes.setWatch(watch))) return;
    // The row moves to another list; the focus stays in this one. A list may have the focus of its lost row.
    const isHere = isInRow(dotsRef.current) || document.activeElement?.contains(next);
    if (isHere && (watch === 'archived' || task.watch === 'archived')) next?.focus();
  };
  return (
    <>
      <div class="with-actions">
        {children}
        <button
          type="button"
          class="dots"
          ref={dotsRef}
          aria-expanded={unfolded !== 'nothing'}
          title={label}
          onClick={() => unfold(unfolded === 'nothing' ? 'actions' : 'nothing')}
        >
          <Dots />
        </button>
      </div>
      {unfolded === 'actions' && (
        <fieldset class="row-actions" aria-label={label}>
          <Button kind="compact" busy={busy} onPress={() => unfold({ name: task.title ?? '' })}>
            {i18n.t('task.rename')}
          </Button>
          <Button kind="compact" busy={busy} onPress={() => changes.pin().then(close)}>
            {task.pinned ? i18n.t('task.unpin') : i18n.t('task.pin')}
          </Button>
          <WatchButton kind="compact" task={task} busy={busy} onMove={move} />
          {task.watch !== 'archived' && (
            <Button kind="compact" busy={busy} onPress={() => move('archived')}>
              {i18n.t('task.archive')}
            </Button>
          )}
        </fieldset>
      )}
      {typeof unfolded === 'object' && (
        <div class="row-actions">
          <RenameTask
            task={task}
            name={unfolded.name}
            busy={busy}
            onType={(name) => unfold({ name })}
            onSave={changes.rename}
            onClose={close}
          />
        </div>
      )}
      {changes.attempt.state === 'failed' && (
        <div class="row-actions">
          <Failure attempt={changes.attempt} />
        </div>
      )}
    </>
  );
}

/**
 * Whether the focus is still in the row, or nowhere: a worker that has to start first is slow, and the
 * person may have moved on.
 */
function isInRow(part: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || part?.closest('li')?.contains(activeElement) === true;
}
