import type { TaskEvent } from '@/lib/task/events';
import { updateEntry } from './change-task';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';
import type { ScheduleStore } from './schedule-store';

/** Notes in record and schedule that the person has been told of a task, if it is still there. */
export async function noteTold(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  id: string,
  event: Extract<TaskEvent, { type: 'raised' | 'ending-told' }>,
): Promise<void> {
  const recorded = await recordEvent(ports, id, event);
  if (recorded !== null) await schedules.change((draft) => updateEntry(draft, recorded.after));
}
