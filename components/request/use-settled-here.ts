import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';

/** How the request this page showed before ended; null while it shows its first. */
export function useSettledHere({ call, settled }: TaskRecord): SettledCall | null {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const toolCallId = call?.toolCallId;
  useEffect(() => {
    if (toolCallId !== undefined) setSeen((before) => [toolCallId, ...before]);
  }, [toolCallId]);
  const [last] = settled;
  return last !== undefined && seen.includes(last.toolCallId) ? last : null;
}
