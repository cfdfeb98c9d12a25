import { keys } from '@/lib/store/keys';
import { type Schedule, scheduleSchema } from '@/lib/task/schedule';
import { useStored } from './use-stored';

/** When what was checked and is due; null while it is not known. */
export function useSchedule(): Schedule | null {
  const stored = useStored('session', keys.schedule, scheduleSchema);
  return stored.kind === 'ok' ? stored.value : null;
}
