import { usePorts } from '@/components/app/ports';
import { z } from '@/lib/schema';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { type ConnectionDraft, keepsKey } from './connection-draft';

/**
 * The stored key of a saved connection, in its form while the person asks to see it.
 * @param setDraft changes what the form holds
 */
export function useRevealedKey(
  saved: Connection | null,
  setDraft: (change: (before: ConnectionDraft) => ConnectionDraft) => void,
) {
  const { local, session } = usePorts();
  const [revealed, setRevealed] = useState<string | null>(null);
  /** Empties a revealed stored key if the address moves to another origin: keys stay with their origin. */
  const guard = (after: ConnectionDraft, stored = revealed): ConnectionDraft =>
    after.key === stored && !keepsKey(after, saved) ? { ...after, key: '' } : after;

  return {
    guard,
    /** Brings the stored key into the form, where it can stay. */
    revealKey: async () => {
      if (saved === null) return;
      const area = saved.keyKept === 'session' ? session : local;
      const stored = await read(area, keys.apiKey(saved.id), z.string());
      setRevealed(stored);
      if (stored !== null)
        setDraft((before) => guard({ ...before, key: before.key || stored }, stored));
    },
    /** Takes the stored key out again, unless another was typed in its place. */
    hideKey: () => {
      setDraft((before) => (before.key === revealed ? { ...before, key: '' } : before));
      setRevealed(null);
    },
  };
}
