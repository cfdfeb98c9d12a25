import { z } from '@/lib/schema';

/** An answer on its way: the exact `input` string of interface §4.4. */
export const storedAnswerSchema = z.object({
  toolCallId: z.string(),
  /**
   * The origin of the service that the answer was given for. A connection that moves must not take the
   * answer elsewhere.
   */
  origin: z.string(),
  input: z.string(),
});

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
