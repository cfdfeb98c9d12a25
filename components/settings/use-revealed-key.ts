import { usePorts } from '@/components/app/ports';
import { z } from '@/lib/schema';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { type ConnectionDraft, keepsKey } from './connection-draft';

/**
 * The stored key of a saved connection, in its form while the person asks to see it.
 * @param kept whether it can stay with the form's address; for another origin it was typed, even if it is
 *   the same key
 * @param setDraft changes what the form holds
 */
export function useRevealedKey(
  saved: Connection | null,
  kept: boolean,
  setDraft: (change: (before: ConnectionDraft) => ConnectionDraft) => void,
) {
  const { local, session } = usePorts();
  const [stored, setStored] = useState<string | null>(null);
  const revealed = kept && stored;

  return {
    /** Empties a revealed key as the address moves to another origin: keys stay with their origin. */
    guard: (after: ConnectionDraft): ConnectionDraft =>
      after.key === revealed && !keepsKey(after, saved) ? { ...after, key: '' } : after,
    /** Brings the stored key into the form, where it can stay. */
    onReveal: async () => {
      if (saved === null) return;
      const area = saved.keyKept === 'session' ? session : local;
      const found = await read(area, keys.apiKey(saved.id), z.string());
      setStored(found);
      setDraft((before) =>
        keepsKey(before, saved) ? { ...before, key: before.key || found || '' } : before,
      );
    },
    /** Takes the stored key out again, unless another was typed in its place. */
    onHide: () => {
      setDraft((before) => (before.key === revealed ? { ...before, key: '' } : before));
      setStored(null);
    },
  };
}
