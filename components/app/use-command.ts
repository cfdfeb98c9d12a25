import type { CommandError, CommandName, Input, Output } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { useCallback, useState } from 'preact/hooks';
import { usePorts } from './ports';

/** How far the latest sending of a command has come. */
export type Attempt =
  | { readonly state: 'idle' | 'busy' | 'done' }
  | { readonly state: 'failed'; readonly error: CommandError };

/** Sends a command from a page, and says how that went. `start` begins to send before it returns. */
export function useCommand<Name extends CommandName>(name: Name) {
  const { send } = usePorts();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const start = useCallback(
    async (input: Input<Name>): Promise<Result<Output<Name>, CommandError>> => {
      setAttempt({ state: 'busy' });
      const result = await send(name, input);
      setAttempt(result.ok ? { state: 'done' } : { state: 'failed', error: result.error });
      return result;
    },
    [send, name],
  );
  return { attempt, busy: attempt.state === 'busy', start };
}
