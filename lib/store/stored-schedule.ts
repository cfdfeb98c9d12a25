import { z } from '@/lib/schema';
import { glanceSchema } from '@/lib/task/glance';
import { scheduleSchema } from '@/lib/task/schedule';

/** The Schedule as `sealSchedule` wrote it. */
export const storedScheduleSchema = fromText(scheduleSchema);

/** The Glance, likewise. */
export const storedGlanceSchema = fromText(glanceSchema);

/**
 * What a schema takes, as JSON text.
 * @throws SyntaxError or ZodError when it is something else; to whoever opens the envelope, it is broken
 */
function fromText<Value>(schema: z.ZodMiniType<Value>) {
  return z.transform((text) => schema.parse(JSON.parse(String(text))));
}
