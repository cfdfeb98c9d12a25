import { keys } from '@/lib/store/keys';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import type { Schedule } from '@/lib/task/schedule';
import { type Stored, useStored } from './use-stored';

/** The schedule as it is stored: missing when the browser has just started. */
export function useStoredSchedule(): Stored<Schedule> {
  return useStored('session', keys.schedule, storedScheduleSchema);
}

/** When what was checked and is due; null while it is not known. */
export function useSchedule(): Schedule | null {
  const stored = useStoredSchedule();
  return stored.kind === 'ok' ? stored.value : null;
}
