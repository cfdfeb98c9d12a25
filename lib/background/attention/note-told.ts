import type { TaskEvent } from '@/lib/task/events';
import { updateEntry } from '../records/change-task';
import { recordEvent } from '../records/record-event';
import type { WakePorts } from '../records/schedule-store';

/** Notes in record and schedule that the person has been told of a task, if it is still there. */
export async function noteTold(
  ports: WakePorts,
  id: string,
  event: Extract<TaskEvent, { type: 'raised' | 'ending-told' }>,
): Promise<void> {
  const recorded = await recordEvent(ports, id, event);
  if (recorded === null) return;
  await ports.schedules.change((draft) => updateEntry(draft, recorded.after));
}
