import type { Delivery } from '@/lib/task/delivery';
import type { OpenCall, SettledCall, TaskRecord } from '@/lib/task/record';
import type { Watch } from '@/lib/task/watch';
import { buildCall, buildTask, testNow } from './build-task';

/** The fields that every delivery has. */
export const begun = { answeredAt: testNow, attempts: 1, secret: false } as const;

/** A delivery sent now, whose fate no reading has shown yet. */
export const doubtful = {
  ...begun,
  state: 'uncertain',
  since: testNow,
  revision: 7,
  firstReadAt: null,
  accepted: false,
  stillWaiting: false,
} as const satisfies Delivery;

/** A delivery that the service took and no reading has confirmed yet. */
export const accepted = {
  ...begun,
  state: 'accepted',
  at: testNow,
  revision: 1,
  stillWaiting: false,
} as const satisfies Delivery;

/** A running task; each step changes what it is about: `aTask().waiting().watch('paused').build()`. */
export function aTask(id = 'a'): TaskBuilder {
  return new TaskBuilder(buildTask(id));
}

class TaskBuilder {
  readonly #record: TaskRecord;

  constructor(record: TaskRecord) {
    this.#record = record;
  }

  with(changes: Partial<TaskRecord>): TaskBuilder {
    return new TaskBuilder({ ...this.#record, ...changes });
  }

  /** A call waits, `call-1` unless told otherwise. */
  waiting(changes: Partial<OpenCall> = {}): TaskBuilder {
    return this.with({ call: buildCall(changes) });
  }

  /** The answer to the call is on its way. */
  delivering(delivery: Delivery): TaskBuilder {
    return this.waiting({ delivery });
  }

  settled(outcome: SettledCall['outcome'], toolCallId = 'call-1'): TaskBuilder {
    const { digest, firstSeenAt, raised, raisedAt, snoozedUntil } = buildCall();
    const told = { firstSeenAt, raised, raisedAt, snoozedUntil };
    return this.with({
      settled: [{ toolCallId, digest, at: testNow, outcome, told }, ...this.#record.settled],
    });
  }

  watch(watch: Watch): TaskBuilder {
    return this.with({ watch });
  }

  status(status: string | null, changedAt = testNow): TaskBuilder {
    return this.with({ observed: { status, detailedStatus: null, changedAt } });
  }

  creation(creation: TaskRecord['creation']): TaskBuilder {
    return this.with({ creation });
  }

  build(): TaskRecord {
    return this.#record;
  }
}
