import { usePorts } from '@/components/app/ports';
import { type Stored, useStored } from '@/components/app/use-stored';
import { type Draft, draftSchema } from '@/lib/store/draft';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

const saveAfterMs = 300;

/** What was typed for a call, on the disk, so that no closing popup and no restart loses it. */
export interface DraftPort {
  /** Null while it is being read. `fields` is empty when there is none. */
  readonly stored: Draft | null;
  /** Everything typed so far is on the disk. */
  readonly saved: boolean;
  /** Something was typed; `take` is asked for all of it a moment later, or when the page goes. */
  edit(take: () => Draft): void;
}

const none: Draft = { fields: [], reply: '' };

export function useDraft(toolCallId: string): DraftPort {
  const { local } = usePorts();
  const key = keys.draft(toolCallId);
  const stored = useStored('local', key, draftSchema);
  const [saved, setSaved] = useState(false);
  const takeRef = useRef<(() => Draft) | null>(null);
  const timerRef = useRef(0);

  const save = useCallback(() => {
    const take = takeRef.current;
    if (take === null) return;
    takeRef.current = null;
    clearTimeout(timerRef.current);
    void local.set({ [key]: seal(take()) }).then(() => setSaved(true));
  }, [local, key]);

  useEffect(() => {
    // A popup is gone without another word when the person clicks beside it.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const edit = useCallback(
    (take: () => Draft) => {
      takeRef.current = take;
      setSaved(false);
      clearTimeout(timerRef.current);
      timerRef.current = window.setTimeout(save, saveAfterMs);
    },
    [save],
  );
  return { stored: draftOf(stored), saved, edit };
}

function draftOf(stored: Stored<Draft>): Draft | null {
  if (stored.kind === 'loading') return null;
  return stored.kind === 'ok' ? stored.value : none;
}
