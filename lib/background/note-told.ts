import type { TaskEvent } from '@/lib/task/events';
import { updateEntry } from './change-task';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';
import type { ScheduleStore } from './schedule-store';

/** Notes in record and schedule that the person has been told; a task that is gone leaves neither. */
export async function noteTold(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  id: string,
  event: Extract<TaskEvent, { type: 'raised' | 'ending-told' }>,
): Promise<void> {
  const recorded = await recordEvent(ports, id, event);
  await schedules.change((draft) => {
    if (recorded === null) delete draft.tasks[id];
    else updateEntry(draft, recorded.after);
  });
}
