import { isWithPerson } from './deliver';
import type { TaskRecord } from './record';

/** The call waits for the person, rather than for the service or the agent. */
export function needsPerson(task: TaskRecord): boolean {
  return task.watch !== 'archived' && task.call !== null && isWithPerson(task.call.delivery);
}
