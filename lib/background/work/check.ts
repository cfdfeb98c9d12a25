import { digestCall } from '@/lib/form/digest';
import type { ServiceError } from '@/lib/service/errors';
import { runStatus } from '@/lib/service/run-status';
import type { RunStatus } from '@/lib/service/types';
import { withoutWords } from '@/lib/service/without-words';
import { scheduleEntry } from '@/lib/task/entry';
import type { TaskEvent } from '@/lib/task/events';
import { failureOf } from '@/lib/task/failure';
import type { TaskRecord } from '@/lib/task/record';
import type { Link } from '../connections/link';
import type { Verdict } from '../health/outcome';
import type { BackgroundPorts } from '../ports';
import { recordEvent } from '../records/record-event';
import { restoreCall } from '../records/restore-call';

interface Checked {
  readonly verdict: Verdict;
  /** The record with what was read; null when the task is gone. */
  readonly task: TaskRecord | null;
}

/**
 * Reads a task's status once and records what it says. No lock on the record is held during the request,
 * so the event carries the revision at which the reading began.
 * @param asked the person wants the task checked, even if it is paused
 * @param late the task was not read for long
 */
export async function checkStatus(
  ports: BackgroundPorts,
  { transport, connection }: Link,
  task: TaskRecord,
  asked: boolean,
  late: boolean,
): Promise<Checked> {
  const { id, creation, revision } = task;
  if (creation.state !== 'created' || (isIdle(task) && !asked)) return { verdict: 'skipped', task };
  const { taskId } = creation;
  const begunAt = ports.clock.now();
  const reading = await runStatus(transport, taskId);
  if (reading.ok) {
    const status = reading.value;
    const digest = digestOf(status);
    const { origin } = new URL(connection.baseUrl);
    const event = { type: 'observed', status, digest, revision, begunAt, late, origin } as const;
    let recorded = await recordEvent(ports, id, event);
    // The next reading opens what took a call's place, but nobody reads an idle task again.
    if (recorded?.before.call && !recorded.after.call && isIdle(recorded.after)) {
      recorded = await recordEvent(ports, id, event);
    }
    // Only when the person asked: a poll that learns nothing must not read a large form.
    if (asked) await restoreCall(ports, id, status);
    return { verdict: 'ok', task: recorded?.after ?? null };
  }
  const error = withoutWords(reading.error, task.call?.delivery?.secret);
  const event = troubleOf(error);
  if (event === null) return { verdict: error, task };
  return { verdict: error, task: (await recordEvent(ports, id, event))?.after ?? null };
}

/** Whether the task is read only when the person asks. */
function isIdle(task: TaskRecord): boolean {
  return scheduleEntry(task).pace === 'idle';
}

/** The event for a failure that is about this task alone; null for any other failure. */
function troubleOf(error: ServiceError): TaskEvent | null {
  const failure = failureOf(error);
  if (failure.of !== 'task') return null;
  return error.code === 'refused'
    ? { type: 'check-refused', message: error.message }
    : { type: 'check-unreadable' };
}

function digestOf({ call }: RunStatus) {
  return call.kind === 'waiting' ? digestCall(call.call.toolName, call.call.parameters) : null;
}
