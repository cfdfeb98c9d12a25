import type { FieldState } from '@/lib/form/state';
import { useState } from 'preact/hooks';
import type { FieldResult } from './field-result';
import type { Sheet } from './sheet';

interface Submit {
  /** From the press until everything it started has ended. */
  readonly pending: boolean;
  readonly submit: () => void;
}

/**
 * Reads and checks the whole form, then hands over its states. A second press meanwhile does
 * nothing.
 * @param show given what was read, to show what is wrong
 */
export function useSubmit(
  sheet: Sheet,
  show: (results: readonly FieldResult[]) => void,
  onSubmit: (states: readonly FieldState[]) => Promise<void>,
): Submit {
  const [pending, setPending] = useState(false);
  const run = async () => {
    let results: readonly FieldResult[] = [];
    try {
      results = await sheet.readAll();
      const isFine = results.every((result) => result.error === null);
      if (isFine) await onSubmit(results.map((result) => result.state));
    } finally {
      setPending(false);
    }
    // Only after unlocking: in a locked form the summary could not take the focus.
    show(results);
  };
  return {
    pending,
    submit() {
      if (pending) return;
      setPending(true);
      void run();
    },
  };
}
