import { keys } from '@/lib/store/keys';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import type { Schedule } from '@/lib/task/schedule';
import { useStored } from './use-stored';

/**
 * When each task was checked and is due; null while that is not known.
 * @param wanted false to read nothing yet
 */
export function useSchedule(wanted = true): Schedule | null {
  const stored = useStored('session', wanted ? keys.schedule : null, storedScheduleSchema);
  return stored.kind === 'ok' ? stored.value : null;
}
