import type { AnsweredField } from './answered-fields';
import type { LogEntry } from './log';

/** What was given in each answer that is known to have arrived, the latest first. */
export function confirmedAnswers(log: readonly LogEntry[]): (readonly AnsweredField[])[] {
  const confirmed = new Set<string>();
  return log.toReversed().flatMap((entry) => {
    if (entry.kind === 'confirmed') confirmed.add(entry.toolCallId);
    // Of several answers to one call only the last is the one that was confirmed.
    const arrived = entry.kind === 'answered' && confirmed.delete(entry.toolCallId);
    return arrived ? [entry.answers] : [];
  });
}
