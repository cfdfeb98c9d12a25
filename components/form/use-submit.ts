import type { FieldState } from '@/lib/form/state';
import { useRef, useState } from 'preact/hooks';
import type { Reading } from './read-field';
import type { Sheet } from './sheet';

interface Submit {
  /** Between the press and the end of what it set off. */
  readonly pending: boolean;
  readonly submit: () => void;
}

/**
 * Reads and checks the whole form, then hands over its states. A second press meanwhile does
 * nothing.
 * @param check shows what is wrong; true when nothing is
 */
export function useSubmit(
  sheet: Sheet,
  check: (readings: readonly Reading[]) => boolean,
  onSubmit: (states: readonly FieldState[]) => Promise<void>,
): Submit {
  // A state would be seen by the next drawing only, a double click comes before it.
  const lockedRef = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async () => {
    const readings = await sheet.readAll();
    if (check(readings)) await onSubmit(readings.map((reading) => reading.state));
  };
  return {
    pending,
    submit() {
      if (lockedRef.current) return;
      lockedRef.current = true;
      setPending(true);
      void run().finally(() => {
        lockedRef.current = false;
        setPending(false);
      });
    },
  };
}
