import { useStored } from '@/components/app/stored/use-stored';
import { tryParseJson } from '@/lib/json';
import { storedCallSchema } from '@/lib/store/call';
import { keys } from '@/lib/store/keys';
import { useMemo } from 'preact/hooks';

export type Parameters =
  | { readonly kind: 'loading' }
  /** The parameters are not there, or their text is no JSON. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ok'; readonly value: unknown };

/** The parameters of a task's open call, the same object for as long as the call is open. */
export function useParameters(taskId: string, toolCallId: string | null): Parameters {
  const stored = useStored('local', keys.call(taskId), storedCallSchema);
  return useMemo(() => {
    if (stored.kind === 'missing' || stored.kind === 'broken') return { kind: 'missing' };
    // The record and its call have two keys, which for an instant may belong to two calls.
    if (stored.kind === 'loading' || stored.value.toolCallId !== toolCallId) {
      return { kind: 'loading' };
    }
    return read(stored.value.parameters);
  }, [stored, toolCallId]);
}

function read(text: string | null): Parameters {
  if (text === null) return { kind: 'ok', value: undefined };
  const value = tryParseJson(text);
  return value === undefined ? { kind: 'missing' } : { kind: 'ok', value };
}
