import { z } from '@/lib/schema';
import { glanceSchema } from '@/lib/task/glance';
import { scheduleSchema } from '@/lib/task/schedule';

const text = z.pipe(z.string(), z.transform(parseText));

/** The Schedule as `sealSchedule` wrote it. */
export const storedScheduleSchema = z.pipe(text, scheduleSchema);

/** The Glance, likewise. */
export const storedGlanceSchema = z.pipe(text, glanceSchema);

/** @throws SyntaxError when it is no JSON; to whoever opens the envelope, it is broken. */
function parseText(value: string): unknown {
  return JSON.parse(value);
}
