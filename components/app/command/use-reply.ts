import type { CommandError } from '@/lib/commands';
import type { Result } from '@/lib/result';
import { useEffect, useState } from 'preact/hooks';

export interface Reply<Value> extends Came<Value> {
  /** Asks once more, after a failure. */
  readonly again: () => void;
}

interface Came<Value> {
  /** The last value that came, even if to another question; null when none has come. */
  readonly value: Value | null;
  /** Why the last reply was none; null when it was one. */
  readonly error: CommandError | null;
  /** A reply is still to come. */
  readonly asking: boolean;
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
  const [came, setCame] = useState<Came<Value>>({ value: null, error: null, asking: true });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  const { value, error } = came;
  useEffect(() => {
    let left = false;
    setCame((before) => ({ ...before, asking: true }));
    void ask(value).then((result) => {
      if (left) return;
      setCame((before) => ({
        value: result.ok ? result.value : before.value,
        error: result.ok ? null : result.error,
        asking: false,
      }));
    });
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a value that came is no reason to ask again
  }, [ask, about, attempt]);
  useEffect(() => {
    if (error === null) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
    // oxlint-disable-next-line react/exhaustive-deps -- each attempt ends with another error
  }, [error]);
  return { ...came, again };
}
