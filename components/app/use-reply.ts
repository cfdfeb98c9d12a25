import type { CommandError } from '@/lib/messages';
import type { Result } from '@/lib/result';
import { useEffect, useRef, useState } from 'preact/hooks';

export type Reply<Value> =
  { readonly state: 'loading' } | Failed<Value> | { readonly state: 'here'; readonly value: Value };

interface Failed<Value> {
  readonly state: 'failed';
  readonly error: CommandError;
  readonly again: () => void;
  /** The last that did not fail, though it was to another question; null when there was none. */
  readonly before: Value | null;
}

/** What there is to show; null before the first that did not fail. */
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
 * The reply to something a page asks as soon as it is drawn. The old one stays until the new one is
 * here. One that failed is asked for again once the network is back.
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
