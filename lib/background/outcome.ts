import type { ServiceError } from '@/lib/service/errors';
import { backOff } from '@/lib/task/backoff';
import { failureOf } from '@/lib/task/failure';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { updateEntry } from './change-task';
import { forgetFailures } from './connection-health';

/** What the service made of a request; `skipped` when there was nothing to ask. */
export type Verdict = ServiceError | 'ok' | 'skipped';

/** What came of looking at one task. */
export interface Outcome {
  readonly id: string;
  /** The record as it is now; null when the task is gone. */
  readonly task: TaskRecord | null;
  /** The last request, and what it came to. */
  readonly request: 'send' | 'check';
  readonly answer: Verdict;
  /** It found something that the person is to be told of at once, and that was not there before. */
  readonly news: boolean;
}

/** Whether a connection can be asked on, by what its service made of a request. */
export function isUsable({ answer }: Pick<Outcome, 'answer'>): boolean {
  return typeof answer === 'string' || failureOf(answer).of === 'task';
}

/**
 * Makes an outcome part of the schedule, in place: what it says of its connection, too, though the task
 * may be gone by now.
 * @param random in [0, 1), for jitter
 */
export function applyOutcome(
  draft: Schedule,
  connectionId: string,
  { id, task, request, answer }: Outcome,
  now: number,
  random: number,
): void {
  if (task !== null) updateEntry(draft, task);
  const entry = draft.tasks[id];
  if (entry !== undefined) {
    const found = request === 'check' ? findings(draft, entry, answer, now) : { triedAt: now };
    // One without a record may be gone, or about to come: whoever changes it says, or the next wake.
    draft.tasks[id] = { ...entry, unsaved: false, stale: entry.stale || task === null, ...found };
  }
  applyAnswer(draft, connectionId, answer, now, random);
}

/**
 * Makes it part of the schedule, in place, that what came of looking at a task could not be written
 * down. It was tried all the same: its service is not to be asked more often for it.
 * @param storageFull for want of room
 */
export function applyUnsaved(draft: Schedule, id: string, storageFull: boolean, now: number): void {
  const entry = draft.tasks[id];
  if (entry !== undefined) draft.tasks[id] = { ...entry, triedAt: now, unsaved: storageFull };
}

/** What an answer of its service says of a connection, in place. */
export function applyAnswer(
  draft: Schedule,
  connectionId: string,
  answer: Verdict,
  now: number,
  random: number,
): void {
  if (answer === 'skipped') return;
  const failure = answer === 'ok' ? null : failureOf(answer);
  switch (failure?.of) {
    case undefined:
    case 'task':
      forgetFailures(draft, connectionId, now);
      break;
    case 'connection':
      draft.backoff[connectionId] = backOff(draft.backoff[connectionId], failure, now, random);
      break;
    case 'key':
      // `noteKey` stops the connection, if the key is still the one that was refused.
      break;
  }
}

/** What a check leaves in the entry of its task. */
function findings(
  { backoff }: Schedule,
  { connectionId, triedAt, checkedAt, failures }: ScheduleEntry,
  answer: Verdict,
  now: number,
): Partial<ScheduleEntry> {
  if (answer === 'skipped') return {};
  const failure = answer === 'ok' ? null : failureOf(answer);
  switch (failure?.of) {
    case undefined:
      return { triedAt: now, checkedAt: now, failures: 0 };
    case 'task':
      return { triedAt: now, checkedAt: now, failures: failures + 1 };
    case 'connection': {
      // The first to fail may be the only one that does: it must not take the others along for ever.
      // Once it may have been anybody, and the next alarm tells.
      const isAgain = backoff[connectionId] === undefined && triedAt !== checkedAt;
      return { triedAt: now, failures: failures + (isAgain ? 1 : 0) };
    }
    case 'key':
      return { triedAt: now };
  }
}
