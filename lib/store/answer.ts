import { z } from '@/lib/schema';

/** An answer on its way to the service. */
export const storedAnswerSchema = z.object({
  toolCallId: z.string(),
  /**
   * The origin of the service that the answer was given for. A connection that moves must not take the
   * answer elsewhere.
   */
  origin: z.string(),
  /** The exact string of interface §4.4. */
  input: z.string(),
});

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
