import type { CommandError } from '@/lib/commands';
import type { Result } from '@/lib/result';
import { useEffect, useRef, useState } from 'preact/hooks';

export type Reply<Value> =
  { readonly state: 'loading' } | Failed<Value> | { readonly state: 'here'; readonly value: Value };

interface Failed<Value> {
  readonly state: 'failed';
  readonly error: CommandError;
  readonly again: () => void;
  /** The last value that came, even if to another question; null when none has come. */
  readonly before: Value | null;
}

/** The value to show; null before the first reply that did not fail. */
export function lastOf<Value>(reply: Reply<Value>): Value | null {
  switch (reply.state) {
    case 'loading':
      return null;
    case 'failed':
      return reply.before;
    case 'here':
      return reply.value;
  }
}

/**
 * The reply to something a page asks as soon as it is drawn. The old reply stays until the new one is
 * here. After a failure the page asks again once the network is back.
 * @param ask gets the last value that came; called again when it is another function
 * @param about `ask` is called again when this changes, too
 */
export function useReply<Value>(
  ask: (before: Value | null) => Promise<Result<Value, CommandError>>,
  about?: string | number,
): Reply<Value> {
  const [reply, setReply] = useState<Reply<Value>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const beforeRef = useRef<Value | null>(null);
  useEffect(() => {
    let left = false;
    const again = () => setAttempt(attempt + 1);
    void ask(beforeRef.current).then((result) => {
      if (left) return;
      if (result.ok) {
        beforeRef.current = result.value;
        setReply({ state: 'here', value: result.value });
      } else {
        setReply({ state: 'failed', error: result.error, again, before: beforeRef.current });
      }
    });
    return () => {
      left = true;
    };
  }, [ask, about, attempt]);
  useEffect(() => {
    if (reply.state !== 'failed') return undefined;
    const { again } = reply;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reply]);
  return reply;
}
