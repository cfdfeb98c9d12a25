import { scheduleEntry } from '@/lib/task/entry';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { notificationId } from './notification-id';
import type { BackgroundPorts } from './ports';
import { readTasks } from './read-tasks';

/** A request, as the person is told of it. */
export interface RequestToTell {
  /** Of its notification. */
  readonly id: string;
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/**
 * The requests of these tasks, as their records have them: the schedule may be a moment old.
 * @param isMeant whether a request is to be returned, by the schedule entry its record makes now; false
 *   where it does not wait for the person
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
