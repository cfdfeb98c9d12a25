import type { ServiceError } from '@/lib/service/errors';
import { backOff } from '@/lib/task/backoff';
import { scheduleEntry } from '@/lib/task/entry';
import { failureOf } from '@/lib/task/failure';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';

/** What came of looking at one task. */
export interface Outcome {
  readonly id: string;
  readonly connectionId: string;
  /** The record as it is now; null when the task is gone. */
  readonly task: TaskRecord | null;
  /** `skipped`: nothing was asked of the service. */
  readonly answer: ServiceError | 'ok' | 'skipped';
}

/** Makes an outcome part of the schedule, in place. `random` in [0, 1), for jitter. */
export function applyOutcome(
  draft: Schedule,
  { id, connectionId, task, answer }: Outcome,
  now: number,
  random: number,
): void {
  if (task === null) {
    delete draft.tasks[id];
    return;
  }
  const entry = scheduleEntry(task, draft.tasks[id]);
  draft.tasks[id] = entry;
  if (answer === 'skipped') return;
  const failure = answer === 'ok' ? null : failureOf(answer);
  switch (failure?.of) {
    case undefined:
      draft.tasks[id] = { ...entry, checkedAt: now, failures: 0 };
      delete draft.backoff[connectionId];
      break;
    case 'task':
      draft.tasks[id] = { ...entry, checkedAt: now, failures: entry.failures + 1 };
      delete draft.backoff[connectionId];
      break;
    case 'connection':
      // A failed check tells nothing, so its time stands as it was; the back-off decides.
      draft.backoff[connectionId] = backOff(
        draft.backoff[connectionId],
        failure.retryAfterMs,
        now,
        random,
      );
      break;
    case 'key':
      if (!draft.stopped.includes(connectionId)) draft.stopped.push(connectionId);
      break;
  }
}
