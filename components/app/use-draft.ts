import type { z } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { useEffect, useState } from 'preact/hooks';
import { usePorts } from './ports';
import { useAutosave } from './use-autosave';
import { useStored } from './use-stored';

/** Changes some of a draft; by a function of what it is then, where it may have changed since it was drawn. */
export type Edit<Draft> = (changes: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void;

/**
 * What is being typed, kept on the disk under `key`. Null until it has been read; `empty` when there
 * is none that can be read. `full` while what was typed cannot be saved. Open twice, a page that has
 * not the focus follows the one that has.
 */
export function useDraft<Draft extends object>(
  key: string,
  schema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const { local } = usePorts();
  const stored = useStored('local', key, schema);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { later, save, isWaiting, full } = useAutosave();

  useEffect(() => {
    if (stored.kind === 'loading') return;
    const theirs = stored.kind === 'ok' ? stored.value : empty;
    // Nothing of mine is no reason either: what was discarded may come back while another page is open.
    setDraft((mine) =>
      mine === null || (!isWaiting() && (mine === empty || !document.hasFocus())) ? theirs : mine,
    );
  }, [stored, empty, isWaiting]);

  const edit: Edit<Draft> = (changes) =>
    setDraft((before) => {
      const latest = before ?? empty;
      const typed = { ...latest, ...(typeof changes === 'function' ? changes(latest) : changes) };
      // A full disk would not take what is all cleared, and bring back what was there before.
      const isCleared = JSON.stringify(typed) === JSON.stringify(empty);
      later(() => (isCleared ? local.remove([key]) : local.set({ [key]: seal(typed) })));
      return isCleared ? empty : typed;
    });
  /** @param kept what of it stays */
  const discard = (kept: Partial<Draft> = {}) => {
    edit({ ...empty, ...kept });
    return save();
  };
  return { draft, edit, discard, full };
}
