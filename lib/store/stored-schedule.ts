import { z } from '@/lib/schema';
import { glanceSchema } from '@/lib/task/glance';
import { scheduleSchema } from '@/lib/task/schedule';

/** The Schedule as `sealSchedule` wrote it. */
export const storedScheduleSchema = fromText(scheduleSchema);

/** The Glance, likewise. */
export const storedGlanceSchema = fromText(glanceSchema);

/**
 * A schema of the same value as JSON text.
 * @throws SyntaxError or ZodError for anything else, which makes an envelope broken for `open`
 */
function fromText<Value>(schema: z.ZodMiniType<Value>) {
  return z.transform((text) => schema.parse(JSON.parse(String(text))));
}
