import { scheduleEntry } from '@/lib/task/entry';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { notificationId } from './notification-id';
import type { BackgroundPorts } from '../ports';
import { readTasks } from '../records/read-tasks';

/** A request that the person is to be told of. */
export interface RequestToTell {
  /** The id of its notification. */
  readonly id: string;
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/**
 * The requests of these tasks, from their records: the schedule may be a moment old.
 * @param isMeant whether to return a request, by the schedule entry that its record makes now; it must
 *   say false for a request that does not wait for the person
 */
export async function readRequests(
  ports: BackgroundPorts,
  tasks: readonly string[],
  isMeant: (entry: ScheduleEntry) => boolean,
): Promise<readonly RequestToTell[]> {
  const records = await readTasks(ports, tasks);
  return records.flatMap((task) => {
    const { call } = task;
    if (call === null || !isMeant(scheduleEntry(task))) return [];
    const id = notificationId({ kind: 'request', task: task.id, call: call.toolCallId });
    return [{ id, task, call }];
  });
}
