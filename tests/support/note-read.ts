import type { BackgroundPorts } from '@/lib/background/ports';
import { withSchedule } from '@/lib/background/records/schedule-store';

/** Notes that a task has been read just now: its answer then goes to the service at once. */
export async function noteRead(ports: BackgroundPorts, id: string): Promise<void> {
  await withSchedule(ports).schedules.change(({ tasks }) => {
    const entry = tasks[id];
    if (entry) tasks[id] = { ...entry, checkedAt: ports.clock.now() };
  });
}
