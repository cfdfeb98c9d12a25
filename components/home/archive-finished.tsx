import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useToast } from '@/components/app/toast';
import type { TaskRecord } from '@/lib/task/record';

/** Puts away all that is finished and not pinned; one alone is put away by itself. */
export function ArchiveFinished({ finished }: { readonly finished: readonly TaskRecord[] }) {
  const { send } = usePorts();
  const toast = useToast();
  const tasks = finished.filter(({ pinned }) => !pinned);
  if (tasks.length < 2) return null;
  const set = (watch: TaskRecord['watch'] | null) =>
    send('tasks.watch', {
      tasks: tasks.map((task) => ({ id: task.id, watch: watch ?? task.watch })),
    });
  const archive = async () => {
    const done = await set('archived');
    if (!done.ok) return;
    toast({ text: i18n.t('home.archivedNow', tasks.length), undo: () => void set(null) });
  };
  return (
    <button type="button" class="link-button" onClick={() => void archive()}>
      {i18n.t('home.archiveFinished', tasks.length)}
    </button>
  );
}
