import type { z } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePorts } from '../ports';
import { useAutosave } from './use-autosave';
import { useStored } from '../stored/use-stored';

/** Changes parts of a draft. Takes a function of the latest one where it may have changed since drawn. */
export type Edit<Draft> = (changes: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void;

/**
 * What is being typed, kept on the disk under `key`. The draft is null until it has been read, and `empty`
 * when there is none that can be read. `full` while it cannot be saved. If a page is open twice, the one
 * without the focus follows the one with it.
 */
export function useDraft<Draft extends object>(
  key: string,
  schema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const { local } = usePorts();
  const stored = useStored('local', key, schema);
  const [draft, setDraft] = useState<Draft | null>(null);
  // The page may change a draft again before it has been drawn, so a ref holds the latest.
  const latestRef = useRef(draft);
  const { later, save, isWaiting, full } = useAutosave();

  const put = useCallback((next: Draft) => {
    latestRef.current = next;
    setDraft(next);
  }, []);
  // A plain effect of a hidden page may run a second later, when the page has the focus again.
  useLayoutEffect(() => {
    if (stored.kind === 'loading') return;
    const mine = latestRef.current;
    // An empty draft gives way, too: Undo may bring back what was discarded while this page is open.
    if (mine === null || (!isWaiting() && (mine === empty || !document.hasFocus())))
      put(stored.kind === 'ok' ? stored.value : empty);
  }, [stored, empty, isWaiting, put]);

  const edit: Edit<Draft> = (changes) => {
    const latest = latestRef.current ?? empty;
    const typed = { ...latest, ...(typeof changes === 'function' ? changes(latest) : changes) };
    // An empty draft is removed: a full disk would not take it, and the old text would come back.
    const isCleared = JSON.stringify(typed) === JSON.stringify(empty);
    put(isCleared ? empty : typed);
    later(() => (isCleared ? local.remove([key]) : local.set({ [key]: seal(typed) })));
  };
  /** @param kept the parts of the draft that stay, or that take the place of what is discarded */
  const discard = (kept: Partial<Draft> = {}) => {
    edit({ ...empty, ...kept });
    return save();
  };
  return { draft, edit, discard, full };
}
