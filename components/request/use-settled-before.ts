import type { Stored } from '@/components/app/stored/use-stored';
import type { LogEntry } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';
import { answerToOtherWords } from './answer-to-other-words';
import type { Ended } from './settled-notice';

interface SettledBefore {
  readonly settled: Ended;
  /** Whether this page showed that request. */
  readonly here: boolean;
}

/**
 * How the request before the present one ended, if the person should hear of it: they had answered it, and
 * the present one has its id; this page showed it; or the present one replaced it, and nothing proves that
 * an answer to it arrived. Null otherwise.
 */
export function useSettledBefore(
  { call, settled }: TaskRecord,
  log: Stored<readonly LogEntry[]>,
): SettledBefore | null {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const toolCallId = call?.toolCallId;
  useEffect(() => {
    if (toolCallId !== undefined) setSeen((before) => [toolCallId, ...before]);
  }, [toolCallId]);
  const other = call && log.kind === 'ok' ? answerToOtherWords(log.value, call) : null;
  if (call && other) return { settled: other, here: seen.includes(call.toolCallId) };
  const [last] = settled;
  if (last === undefined) return null;
  // The same reading ended the last request and began the present one.
  const isReplaced = last.outcome !== 'confirmed' && last.at === call?.firstSeenAt;
  const here = seen.includes(last.toolCallId);
  return isReplaced || here ? { settled: last, here } : null;
}
