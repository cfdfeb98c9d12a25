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
  /** Resolves once all of it is on the disk, or cannot be. */
  save(): Promise<void>;
}

const none: Draft = { fields: [], reply: '' };

export function useDraft(toolCallId: string): DraftPort {
  const { local } = usePorts();
  const key = keys.draft(toolCallId);
  const stored = useStored('local', key, draftSchema);
  const [saved, setSaved] = useState(false);
  const takeRef = useRef<(() => Draft) | null>(null);
  const timerRef = useRef(0);

  const save = useCallback(async () => {
    const take = takeRef.current;
    if (take === null) return;
    takeRef.current = null;
    clearTimeout(timerRef.current);
    try {
      await local.set({ [key]: seal(take()) });
      setSaved(true);
    } catch {
      // The disk is full: the page goes on, and does not claim that anything is saved.
    }
  }, [local, key]);

  useEffect(() => {
    const saveNow = () => void save();
    // A popup is gone without another word when the person clicks beside it.
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [save]);

  const edit = useCallback(
    (take: () => Draft) => {
      takeRef.current = take;
      setSaved(false);
      clearTimeout(timerRef.current);
      timerRef.current = window.setTimeout(() => void save(), saveAfterMs);
    },
    [save],
  );
  return { stored: draftOf(stored), saved, edit, save };
}

function draftOf(stored: Stored<Draft>): Draft | null {
  if (stored.kind === 'loading') return null;
  return stored.kind === 'ok' ? stored.value : none;
}
