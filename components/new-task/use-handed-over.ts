import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { formatRoute, type RouteTo } from '@/lib/route';
import { useEffect } from 'preact/hooks';
import { withAbout } from './with-about';

/**
 * Puts what the route hands over into the draft, once: the address then forgets it. By the address
 * alone is known whether it was done, since the same page can be handed over again.
 */
export function useHandedOver(
  route: RouteTo<'new'>,
  draft: NewTaskDraft | null,
  edit: (changes: Partial<NewTaskDraft>) => void,
): void {
  useEffect(() => {
    const { about, connectionId } = route;
    if (draft === null || (about === '' && connectionId === '')) return;
    if (location.hash !== formatRoute(route)) return;
    edit({
      instruction: withAbout(draft.instruction, about),
      connectionId: connectionId || draft.connectionId,
    });
    history.replaceState(null, '', '#/new');
  });
}
