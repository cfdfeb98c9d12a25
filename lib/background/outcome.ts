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

/** The schedule once an outcome is part of it. `random` in [0, 1), for jitter. */
export function withOutcome(
  schedule: Schedule,
  { id, connectionId, task, answer }: Outcome,
  now: number,
  random: number,
): Schedule {
  const { [id]: previous, ...others } = schedule.tasks;
  if (task === null) return { ...schedule, tasks: others };
  const entry = scheduleEntry(task, previous);
  if (answer === 'skipped') return { ...schedule, tasks: { ...others, [id]: entry } };
  const failure = answer === 'ok' ? null : failureOf(answer);
  const checked = {
    ...entry,
    checkedAt: now,
    failures: failure?.of === 'task' ? entry.failures + 1 : 0,
  };
  const tasks = { ...others, [id]: checked };
  switch (failure?.of) {
    case undefined:
    case 'task': {
      const { [connectionId]: _, ...backoff } = schedule.backoff;
      return { ...schedule, tasks, backoff };
    }
    case 'connection': {
      // A failed check tells nothing, so its time stands as it was; the back-off decides.
      const backoff = backOff(schedule.backoff[connectionId], failure.retryAfterMs, now, random);
      return {
        ...schedule,
        tasks: { ...others, [id]: entry },
        backoff: { ...schedule.backoff, [connectionId]: backoff },
      };
    }
    case 'key':
      return { ...schedule, tasks: { ...others, [id]: entry }, stopped: stop(schedule, connectionId) };
  }
}

function stop({ stopped }: Schedule, connectionId: string): string[] {
  return stopped.includes(connectionId) ? stopped : [...stopped, connectionId];
}
