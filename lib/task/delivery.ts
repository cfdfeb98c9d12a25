import { flag, moment, nullable, optional, z } from '@/lib/schema';

const shared = {
  answeredAt: moment,
  /** How many POSTs of this answer may have arrived; 1 again each time the person has it sent again. */
  attempts: z.number(),
  /** The answer holds a secret, so its text is in session storage only. */
  secret: flag,
  /** How often the service refused the answer for now; missing for never. */
  rests: optional(z.number()),
  /** The origin its last POST went to; missing before the first, and in what an earlier version wrote. */
  origin: optional(z.string()),
};

/**
 * A reading showed that the call still waits, and nothing more happens by itself: the person
 * was told anew.
 */
const stillWaiting = flag;

/** The answer's way to the service. The text of the answer is a key of its own. */
export const deliverySchema = z.union([
  z.object({ state: z.literal('queued'), ...shared }),
  z.object({ state: z.literal('sending'), ...shared, since: moment }),
  /** Whether the POST arrived is not known. Two readings ≥ 5 s apart decide; `firstReadAt` is the first. */
  z.object({
    state: z.literal('uncertain'),
    ...shared,
    since: moment,
    /** Only a reading begun at this revision or later counts. */
    revision: z.number(),
    firstReadAt: nullable(moment),
    /** An earlier POST of the answer was accepted, but the person had it sent again. */
    accepted: flag,
    stillWaiting,
  }),
  z.object({
    state: z.literal('accepted'),
    ...shared,
    at: moment,
    /** Only a reading begun at this revision or later counts. */
    revision: z.number(),
    stillWaiting,
  }),
  z.object({
    state: z.literal('refused'),
    ...shared,
    at: moment,
    /**
     * A later reading still showed the call. Without such a reading the refusal proves little: a
     * browser may silently repeat a POST whose connection broke, and the repeat is refused though the
     * first arrived.
     */
    stillWaiting: flag,
    /** The service's own words, untrusted. */
    message: nullable(z.string()),
  }),
  /** The person took the answer back while the service certainly did not have it. */
  z.object({ state: z.literal('withdrawn'), ...shared }),
  /**
   * The text of the answer is gone, or must not go where it would go now: only a draft without
   * secrets is left.
   */
  z.object({
    state: z.literal('lost'),
    ...shared,
    at: moment,
    /** The service cannot have the answer: no POST of it had begun, or each was put off. */
    neverSent: flag,
    /**
     * True if the connection moved to another origin. False if the text is gone: that of a secret answer
     * is lost when the browser closes.
     */
    moved: flag,
  }),
]);

export type Delivery = z.infer<typeof deliverySchema>;
