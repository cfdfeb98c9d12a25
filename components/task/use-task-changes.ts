import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useToast } from '@/components/app/toast';
import type { CommandError } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { needsPerson } from '@/lib/task/needs-person';
import type { TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';
import { useState } from 'preact/hooks';

/** What a person changes about a task, each said when it is done, with a way back. */
export function useTaskChanges(task: TaskRecord) {
  const { send } = usePorts();
  const toast = useToast();
  const [error, setError] = useState<CommandError | null>(null);
  const { id } = task;
  /** Takes note of how it went; whether it is done. */
  const noted = (reply: Result<unknown, CommandError>): boolean => {
    setError(reply.ok ? null : reply.error);
    return reply.ok;
  };

  const setWatch = async (watch: Watch): Promise<boolean> => {
    const done = noted(await send('task.watch', { id, watch }));
    const undo = () => send('task.watch', { id, watch: task.watch });
    if (done) toast({ text: watchWords(watch, task), about: id, undo });
    return done;
  };
  const rename = async (title: string): Promise<boolean> => {
    const done = noted(await send('task.rename', { id, title }));
    const undo = () => send('task.rename', { id, title: task.title ?? '' });
    if (done) toast({ text: i18n.t('task.isRenamed'), about: id, undo });
    return done;
  };
  const pin = async (): Promise<boolean> => {
    const { pinned } = task;
    const done = noted(await send('task.pin', { id, pinned: !pinned }));
    const undo = () => send('task.pin', { id, pinned });
    if (done)
      toast({ text: i18n.t(pinned ? 'task.isUnpinned' : 'task.isPinned'), about: id, undo });
    return done;
  };
  return { error, setWatch, rename, pin };
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
