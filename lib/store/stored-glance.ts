import { glanceSchema } from '@/lib/task/glance';
import { fromText } from './from-text';

/** The Glance as `sealSchedule` wrote it; apart from the Schedule, since only pages read it. */
export const storedGlanceSchema = fromText(glanceSchema);
