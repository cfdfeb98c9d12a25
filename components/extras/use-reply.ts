import type { CommandError } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { useEffect, useState } from 'preact/hooks';

export type Reply<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CommandError }
  | { readonly state: 'here'; readonly value: Value };

/**
 * The reply to something a page asks as soon as it is drawn.
 * @param ask asked again when it is another function
 * @param again asked again when it changes; the old reply stays until the new one is here
 */
export function useReply<Value>(
  ask: () => Promise<Result<Value, CommandError>>,
  again: number,
): Reply<Value> {
  const [reply, setReply] = useState<Reply<Value>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    void ask().then((result) => {
      if (left) return;
      setReply(
        result.ok
          ? { state: 'here', value: result.value }
          : { state: 'failed', error: result.error },
      );
    });
    return () => {
      left = true;
    };
  }, [ask, again]);
  return reply;
}
