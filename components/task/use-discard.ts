import { i18n } from '#i18n';
import { useToast } from '@/components/app/command/toast';
import { useCommand } from '@/components/app/command/use-command';

/** Deletes a task and all that was kept for it, and leads home. The service keeps its own task. */
export function useDiscard(id: string) {
  const { attempt, busy, start } = useCommand();
  const toast = useToast();
  const discard = async (): Promise<boolean> => {
    const { hash } = location;
    const { ok } = await start('task.discard', { id });
    if (ok) {
      // Replaces a toast that offers to undo an earlier change of the deleted task.
      toast({ text: i18n.t('task.isDeleted') });
      // A person who has gone on to another page stays there.
      if (location.hash === hash) location.hash = '#/';
    }
    return ok;
  };
  return { attempt, busy, discard };
}
