import type { z } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePorts } from './ports';
import { useStored } from './use-stored';

const saveAfterMs = 250;
const tryAgainMs = 5_000;

/**
 * What is being typed, kept on the disk under `key`. Null until it has been read; `empty` when there
 * is none that can be read. `full` while what was typed cannot be saved, which is tried again. Open twice, a page that has not the focus follows the one that has.
 */
export function useDraft<Draft extends object>(
  key: string,
  schema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const { local } = usePorts();
  const stored = useStored('local', key, schema);
  const [draft, setDraft] = useState<Draft | null>(null);
  const unsavedRef = useRef<Draft | null>(null);
  const [full, setFull] = useState(false);

  useEffect(() => {
    if (stored.kind === 'loading') return;
    const saved = stored.kind === 'ok' ? stored.value : empty;
    setDraft((mine) =>
      mine === null || (unsavedRef.current === null && !document.hasFocus()) ? saved : mine,
    );
  }, [stored, empty]);

  const save = useCallback(() => {
    const typed = unsavedRef.current;
    if (typed === null) return;
    unsavedRef.current = null;
    void local.set({ [key]: seal(typed) }).then(
      () => setFull(false),
      () => {
        unsavedRef.current ??= typed;
        setFull(true);
      },
    );
  }, [local, key]);

  useEffect(() => {
    if (draft === null || draft !== unsavedRef.current) return undefined;
    const timer = setTimeout(save, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    if (!full) return undefined;
    const timer = setInterval(save, tryAgainMs);
    return () => clearInterval(timer);
  }, [full, save]);

  // A layout effect: the clean-up of any other comes after the next page has read its storage.
  useLayoutEffect(() => {
    // A popup is gone without another word when the person clicks beside it.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const edit = (changes: Partial<Draft>) =>
    setDraft((before) => {
      unsavedRef.current = { ...(before ?? empty), ...changes };
      return unsavedRef.current;
    });
  const discard = () => {
    unsavedRef.current = null;
    setFull(false);
    setDraft(empty);
    return local.remove([key]);
  };
  return { draft, edit, discard, full };
}
