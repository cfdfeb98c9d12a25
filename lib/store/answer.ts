import { z } from '@/lib/schema';

/** An answer on its way: the exact `input` string of interface §4.4. */
export const storedAnswerSchema = z.object({ toolCallId: z.string(), input: z.string() });
