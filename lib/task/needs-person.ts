import { isAnswerable, isStillAsked } from './deliver';
import type { TaskRecord } from './record';

/** The call waits for the person, rather than for the service or the agent. */
export function needsPerson(task: TaskRecord): boolean {
  if (task.watch === 'archived' || task.call === null) return false;
  return isAnswerable(task.call.delivery) || isStillAsked(task.call.delivery);
}
