import { useForgetToast } from '@/components/app/toast';
import { useCommand } from '@/components/app/use-command';

/** Forgets a task with all that was kept for it, and leads home. The service keeps its own. */
export function useDiscard(id: string) {
  const { attempt, busy, start } = useCommand('task.discard');
  const forgetToast = useForgetToast();
  const discard = async (): Promise<boolean> => {
    const { ok } = await start({ id });
    if (ok) {
      forgetToast(id);
      location.hash = '#/';
    }
    return ok;
  };
  return { attempt, busy, discard };
}
