import type { Stored } from '@/components/app/stored/use-stored';
import type { LogEntry } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import { useState } from 'preact/hooks';
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
  const toolCallId = call?.toolCallId;
  // The ids of the calls this page showed, the present one first; undefined while there was none.
  const [seen, setSeen] = useState([toolCallId]);
  if (seen[0] !== toolCallId) setSeen([toolCallId, ...seen]);
  // Other words under the same id are another call, and between the two there is none.
  const wasHere = (id: string) => seen.includes(id, 1);
  const other = call && log.kind === 'ok' ? answerToOtherWords(log.value, call) : null;
  if (call && other) return { settled: other, here: wasHere(call.toolCallId) };
  const [last] = settled;
  if (last === undefined) return null;
  // The same reading ended the last request and began the present one.
  const isReplaced = last.outcome !== 'confirmed' && last.at === call?.firstSeenAt;
  const here = wasHere(last.toolCallId);
  return isReplaced || here ? { settled: last, here } : null;
}
