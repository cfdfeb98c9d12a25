import type { LogEntry } from '@/lib/task/log';
import type { OpenCall } from '@/lib/task/record';
import type { Ended } from './settled-notice';

/**
 * What became of the answer to other words that a call asked just before, under the same id; null if none was
 * sent, or the call's record tells. Otherwise a form that counts down would come back without a word of the
 * service's refusal, which by then stands in the history alone.
 */
export function answerToOtherWords(
  log: readonly LogEntry[],
  { toolCallId, doubted }: OpenCall,
): Ended | null {
  const asked = log.findLastIndex(({ kind }) => kind === 'asked');
  const answer = log[asked - 2];
  const end = log[asked - 1];
  if (doubted || end === undefined || !('toolCallId' in end)) return null;
  if (end.toolCallId !== toolCallId) return null;
  if (answer?.kind === 'refused') return { outcome: answer.kind, message: answer.message };
  return end.kind === 'unproven' ? { outcome: end.kind } : null;
}
