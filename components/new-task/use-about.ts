import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import { useEffect, useRef } from 'preact/hooks';
import { withAbout } from './with-about';

/** Puts what the route is about into the draft, once: the address then forgets it. */
export function useAbout(
  about: string,
  draft: NewTaskDraft | null,
  edit: (changes: Partial<NewTaskDraft>) => void,
): void {
  const doneRef = useRef('');
  useEffect(() => {
    if (draft === null || about === '' || doneRef.current === about) return;
    doneRef.current = about;
    edit({ instruction: withAbout(draft.instruction, about) });
    history.replaceState(null, '', '#/new');
  }, [about, draft, edit]);
}
