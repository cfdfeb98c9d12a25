import type { CommandError } from '@/lib/commands';
import { useCallback, useState } from 'preact/hooks';
import { type Send, usePorts } from '../ports';

/** How far the latest sending of a command has come. */
export type Attempt =
  | { readonly state: 'idle' | 'busy' | 'done' }
  | { readonly state: 'failed'; readonly error: CommandError };

/** Sends commands from a page. */
export interface Commander {
  readonly attempt: Attempt;
  readonly busy: boolean;
  /** Begins to send before it returns. */
  readonly start: Send;
}

/** Sends a command from a page, and says how that went. */
export function useCommand(): Commander {
  const { send } = usePorts();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const start: Send = useCallback(
    async (name, input) => {
      setAttempt({ state: 'busy' });
      const result = await send(name, input);
      setAttempt(result.ok ? { state: 'done' } : { state: 'failed', error: result.error });
      return result;
    },
    [send],
  );
  return { attempt, busy: attempt.state === 'busy', start };
}
