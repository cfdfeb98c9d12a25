import type { CommandError } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { useEffect, useRef, useState } from 'preact/hooks';

export type Reply<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CommandError; readonly again: () => void }
  | { readonly state: 'here'; readonly value: Value };

/**
 * The reply to something a page asks as soon as it is drawn. The old one stays until the new one is
 * here.
 * @param ask given the reply before; asked again when it is another function
 * @param about asked again when it changes, too
 */
export function useReply<Value>(
  ask: (before: Value | null) => Promise<Result<Value, CommandError>>,
  about: string | null = null,
): Reply<Value> {
  const [reply, setReply] = useState<Reply<Value>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const beforeRef = useRef<Value | null>(null);
  useEffect(() => {
    let left = false;
    const again = () => setAttempt(attempt + 1);
    void ask(beforeRef.current).then((result) => {
      if (left) return;
      beforeRef.current = result.ok ? result.value : null;
      setReply(
        result.ok
          ? { state: 'here', value: result.value }
          : { state: 'failed', error: result.error, again },
      );
    });
    return () => {
      left = true;
    };
  }, [ask, about, attempt]);
  return reply;
}
