import type { ServiceError } from '@/lib/service/errors';
import { backOff, relax } from '@/lib/task/backoff';
import { failureOf } from '@/lib/task/failure';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { updateEntry } from './change-task';

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
}

/** Makes an outcome part of the schedule, in place. `random` in [0, 1), for jitter. */
export function applyOutcome(
  draft: Schedule,
  { id, task, request, answer }: Outcome,
  now: number,
  random: number,
): void {
  const entry = draft.tasks[id];
  if (task === null) delete draft.tasks[id];
  else updateEntry(draft, task);
  if (entry === undefined) return;
  const { connectionId } = entry;
  noteSaved(draft, id);
  if (request === 'check') noteCheck(draft, id, answer, now);
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
  const before = draft.backoff[connectionId];
  const failure = answer === 'ok' ? null : failureOf(answer);
  switch (failure?.of) {
    case undefined:
    case 'task':
      setBackoff(draft, connectionId, before && relax(before, now));
      break;
    case 'connection':
      setBackoff(draft, connectionId, backOff(before, failure, now, random));
      break;
    case 'key':
      // `noteRefusedKey` stops the connection, if the key is still the one that was refused.
      break;
  }
}

function noteSaved(draft: Schedule, id: string): void {
  const entry = draft.tasks[id];
  if (entry?.unsaved) draft.tasks[id] = { ...entry, unsaved: false };
}

function noteCheck(draft: Schedule, id: string, answer: Verdict, now: number): void {
  const entry = draft.tasks[id];
  if (entry === undefined || answer === 'skipped') return;
  const failure = answer === 'ok' ? null : failureOf(answer);
  const tried = { ...entry, triedAt: now };
  switch (failure?.of) {
    case undefined:
      draft.tasks[id] = { ...tried, checkedAt: now, failures: 0 };
      break;
    case 'task':
      draft.tasks[id] = { ...tried, checkedAt: now, failures: entry.failures + 1 };
      break;
    case 'connection': {
      // The first to fail may be the only one that does: it must not take the others along for ever.
      const first = draft.backoff[entry.connectionId] === undefined;
      draft.tasks[id] = { ...tried, failures: entry.failures + (first ? 1 : 0) };
      break;
    }
    case 'key':
      draft.tasks[id] = tried;
      break;
  }
}

function setBackoff(
  draft: Schedule,
  connectionId: string,
  backoff: Schedule['backoff'][string] | undefined,
): void {
  if (backoff === undefined) delete draft.backoff[connectionId];
  else draft.backoff[connectionId] = backoff;
}
