import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useToast } from '@/components/app/command/toast';
import type { Commander } from '@/components/app/command/use-command';
import { LinkButton } from '@/components/look/link-button';
import type { TaskRecord } from '@/lib/task/record';

interface ArchiveFinishedProps {
  readonly finished: readonly TaskRecord[];
  /** Passed in: the parent has room to show how it goes. */
  readonly archive: Commander;
}

/** Archives all finished tasks that are not pinned. Not shown for one alone, whose row can do it. */
export function ArchiveFinished({ finished, archive }: ArchiveFinishedProps) {
  const { send } = usePorts();
  const toast = useToast();
  const tasks = finished.filter(({ pinned }) => !pinned);
  if (tasks.length < 2) return null;
  const watched = (watch: TaskRecord['watch'] | null) => ({
    tasks: tasks.map((task) => ({ id: task.id, watch: watch ?? task.watch })),
  });
  const archiveAll = async () => {
    const done = await archive.start('tasks.watch', watched('archived'));
    if (!done.ok) return;
    const text = i18n.t('home.archivedNow', tasks.length);
    toast({ text, undo: () => send('tasks.watch', watched(null)) });
  };
  return (
    <LinkButton disabled={archive.busy} onPress={archiveAll}>
      {tasks.length === finished.length
        ? i18n.t('home.archiveAll')
        : i18n.t('home.archiveUnpinned')}
    </LinkButton>
  );
}
