import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';

interface SettledBefore {
  readonly settled: SettledCall;
  /** Whether this page showed that request. */
  readonly here: boolean;
}

/**
 * How the request before the present one ended, if the person should hear of it: this page showed it,
 * or the present request replaced it unanswered. Null otherwise.
 */
export function useSettledBefore({ call, settled }: TaskRecord): SettledBefore | null {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const toolCallId = call?.toolCallId;
  useEffect(() => {
    if (toolCallId !== undefined) setSeen((before) => [toolCallId, ...before]);
  }, [toolCallId]);
  const [last] = settled;
  if (last === undefined) return null;
  // The same reading ended the last request and began the present one.
  const isReplaced = last.outcome !== 'confirmed' && last.at === call?.firstSeenAt;
  const here = seen.includes(last.toolCallId);
  return isReplaced || here ? { settled: last, here } : null;
}
