import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useToast } from '@/components/app/command/toast';
import { useCommand } from '@/components/app/command/use-command';
import type { Input } from '@/lib/commands';
import { needsPerson } from '@/lib/task/needs-person';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';

/** Changes that a person makes to a task. Each shows a toast that can undo it. */
export function useTaskChanges(task: TaskRecord) {
  const { send } = usePorts();
  const toast = useToast();
  const { attempt, busy, start } = useCommand();
  const { id, pinned } = task;
  const title = task.title ?? '';
  /** Makes a change and shows a toast that can undo it. Returns whether the change was made. */
  const change = async <Name extends 'task.watch' | 'task.rename' | 'task.pin'>(
    name: Name,
    after: Input<Name>,
    before: Input<Name>,
    text: string,
  ): Promise<boolean> => {
    const made = await start(name, after);
    if (made.ok) toast({ text, undo: () => send(name, before) });
    return made.ok;
  };

  return {
    attempt,
    /** A change is under way: what is pressed or typed meanwhile would be lost when it is made. */
    busy,
    setWatch: (watch: Watch) =>
      change('task.watch', { id, watch }, { id, watch: task.watch }, watchWords(watch, task)),
    rename: (to: string) =>
      change('task.rename', { id, title: to }, { id, title }, i18n.t('task.isRenamed')),
    pin: () =>
      change(
        'task.pin',
        { id, pinned: !pinned },
        { id, pinned },
        i18n.t(pinned ? 'task.isUnpinned' : 'task.isPinned'),
      ),
  };
}

function watchWords(watch: Watch, task: TaskRecord): string {
  switch (watch) {
    case 'archived':
      return needsPerson(task) ? i18n.t('task.archivedWaiting') : i18n.t('task.archived');
    case 'paused':
      return i18n.t('task.isPaused');
    case 'watched':
      return task.watch === 'archived' ? i18n.t('task.isRestored') : i18n.t('task.isResumed');
  }
}
