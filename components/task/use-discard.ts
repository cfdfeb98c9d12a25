import { i18n } from '#i18n';
import { useToast } from '@/components/app/toast';
import { useCommand } from '@/components/app/use-command';

/** Forgets a task with all that was kept for it, and leads home. The service keeps its own. */
export function useDiscard(id: string) {
  const { attempt, busy, start } = useCommand('task.discard');
  const toast = useToast();
  const discard = async (): Promise<boolean> => {
    const { hash } = location;
    const { ok } = await start({ id });
    if (ok) {
      // In place of what could be undone of it.
      toast({ text: i18n.t('task.isDeleted') });
      // Whoever has gone on to another page stays there.
      if (location.hash === hash) location.hash = '#/';
    }
    return ok;
  };
  return { attempt, busy, discard };
}
