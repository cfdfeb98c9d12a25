import type { ServiceError } from '@/lib/service/errors';
import { backOff, forgetFailures } from '@/lib/task/backoff';
import { failureOf } from '@/lib/task/failure';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { updateEntry } from '../records/change-task';

/** What the service made of a request; `skipped` when there was nothing to ask. */
export type Verdict = ServiceError | 'ok' | 'skipped';

/** What came of looking at one task. */
export interface Outcome {
  readonly id: string;
  /** The record as it is now; null when the task is gone. */
  readonly task: TaskRecord | null;
  /** The last request, and what it came to. */
  readonly request: 'send' | 'check';
  readonly verdict: Verdict;
  /** The look found something that the person must be told at once, and that was not there before. */
  readonly news: boolean;
}

/** Whether a connection can be asked more after this verdict. */
export function isUsable({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return typeof verdict === 'string' || failureOf(verdict).of === 'task';
}

/**
 * Writes an outcome into the schedule, in place: also what it says about the connection, even if the
 * task is gone by now.
 * @param random in [0, 1), for jitter
 */
export function applyOutcome(
  draft: Schedule,
  connectionId: string,
  { id, task, request, verdict }: Outcome,
  now: number,
  random: number,
): void {
  if (task !== null) updateEntry(draft, task);
  const entry = draft.tasks[id];
  if (entry !== undefined) {
    const found = request === 'check' ? findings(draft, entry, verdict, now) : { triedAt: now };
    // A task without a record may be gone, or not written yet. Whoever is changing it corrects the
    // entry, or the next wake does.
    draft.tasks[id] = { ...entry, unsaved: false, stale: entry.stale || task === null, ...found };
  }
  applyVerdict(draft, connectionId, verdict, now, random);
}

/**
 * Notes in the schedule, in place, that the outcome of a look at a task could not be stored. The look
 * still counts as a try: the service must not be asked more often because of it.
 * @param storageFull whether a full storage was the reason
 */
export function applyUnsaved(draft: Schedule, id: string, storageFull: boolean, now: number): void {
  const entry = draft.tasks[id];
  if (entry !== undefined) draft.tasks[id] = { ...entry, triedAt: now, unsaved: storageFull };
}

/** Writes into the schedule, in place, what a verdict says about its connection. */
export function applyVerdict(
  draft: Schedule,
  connectionId: string,
  verdict: Verdict,
  now: number,
  random: number,
): void {
  if (verdict === 'skipped') return;
  const failure = verdict === 'ok' ? null : failureOf(verdict);
  switch (failure?.of) {
    case undefined:
    case 'task':
      forgetFailures(draft.backoff, connectionId, now);
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
  verdict: Verdict,
  now: number,
): Partial<ScheduleEntry> {
  if (verdict === 'skipped') return {};
  const failure = verdict === 'ok' ? null : failureOf(verdict);
  switch (failure?.of) {
    case undefined:
    case 'task':
      return { triedAt: now, checkedAt: now, failures: failure === null ? 0 : failures + 1 };
    case 'connection': {
      // The task that fails first may be the only one that fails: it must slow down, and not stop the
      // others for ever. The first time it may have been any task, and the next alarm tells.
      const isAgain = backoff[connectionId] === undefined && triedAt !== checkedAt;
      return { triedAt: now, failures: failures + (isAgain ? 1 : 0) };
    }
    case 'key':
      return { triedAt: now };
  }
}
