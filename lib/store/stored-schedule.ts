import { scheduleSchema } from '@/lib/task/schedule';
import { fromText } from './from-text';

/** The Schedule as `sealSchedule` wrote it. */
export const storedScheduleSchema = fromText(scheduleSchema);
