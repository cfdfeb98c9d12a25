import { z } from '@/lib/schema';
import { scheduleSchema } from '@/lib/task/schedule';

/** The Schedule as `sealSchedule` wrote it. */
export const storedScheduleSchema = z.pipe(
  z.pipe(z.string(), z.transform(parseText)),
  scheduleSchema,
);

/** @throws SyntaxError when it is no JSON; to whoever opens the envelope, it is broken. */
function parseText(text: string): unknown {
  return JSON.parse(text);
}
