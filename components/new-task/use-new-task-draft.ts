import { usePorts } from '@/components/app/ports';
import { useStored } from '@/components/app/use-stored';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { type NewTaskDraft, newTaskDraftSchema } from '@/lib/store/new-task-draft';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { defaultAgent } from './default-agent';

const empty: NewTaskDraft = {
  instruction: '',
  agent: defaultAgent,
  connectionId: null,
  askWithForm: true,
};
const saveAfterMs = 250;

/**
 * The draft of a new task, kept on the disk as it is typed. Null until it has been read. Open twice,
 * a page that has not the focus follows the one that has.
 */
export function useNewTaskDraft() {
  const { local } = usePorts();
  const stored = useStored('local', keys.newTaskDraft, newTaskDraftSchema);
  const [draft, setDraft] = useState<NewTaskDraft | null>(null);
  const unsavedRef = useRef<NewTaskDraft | null>(null);

  useEffect(() => {
    if (stored.kind === 'loading') return;
    const saved = stored.kind === 'ok' ? stored.value : empty;
    setDraft((mine) =>
      mine === null || (unsavedRef.current === null && !document.hasFocus()) ? saved : mine,
    );
  }, [stored]);

  const save = useCallback(() => {
    if (unsavedRef.current === null) return;
    void local.set({ [keys.newTaskDraft]: seal(unsavedRef.current) });
    unsavedRef.current = null;
  }, [local]);

  useEffect(() => {
    if (draft === null || draft !== unsavedRef.current) return undefined;
    const timer = setTimeout(save, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    // A popup is gone without another word when the person clicks beside it.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const edit = (changes: Partial<NewTaskDraft>) =>
    setDraft((before) => {
      unsavedRef.current = { ...(before ?? empty), ...changes };
      return unsavedRef.current;
    });
  const discard = () => {
    unsavedRef.current = null;
    return local.remove([keys.newTaskDraft]);
  };
  return { draft, edit, discard };
}
