import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { formatRoute } from '@/lib/route';
import { useEffect } from 'preact/hooks';
import { withAbout } from './with-about';

/**
 * Puts what the route is about into the draft, once: the address then forgets it. By the address
 * alone is known whether it was done, since the same page can be handed over again.
 */
export function useAbout(
  about: string,
  draft: NewTaskDraft | null,
  edit: (changes: Partial<NewTaskDraft>) => void,
): void {
  useEffect(() => {
    if (draft === null || about === '') return;
    if (location.hash !== formatRoute({ page: 'new', about })) return;
    edit({ instruction: withAbout(draft.instruction, about) });
    history.replaceState(null, '', '#/new');
  });
}
