import { flag, moment, nullable, optional, z } from '@/lib/schema';

const shared = {
  answeredAt: moment,
  /** How many POSTs of this answer may have arrived; 1 again each time the person has it sent again. */
  attempts: z.number(),
  /** The answer holds a secret, so its text is in session storage only. */
  secret: flag,
  /** How often it was refused for now; missing for never. */
  rests: optional(z.number()),
  /** Where its last POST went; missing before the first, and in what an earlier version wrote. */
  origin: optional(z.string()),
};

/**
 * A reading showed the call all the same, and nothing is left to happen by itself: the person was
 * told anew.
 */
const stillWaiting = flag;

/** The answer's way to the service. The text of the answer is a key of its own. */
export const deliverySchema = z.union([
  z.object({ state: z.literal('queued'), ...shared }),
  z.object({ state: z.literal('sending'), ...shared, since: moment }),
  /** The POST's fate is not known. Two readings ≥ 5 s apart decide; `firstReadAt` is the first. */
  z.object({
    state: z.literal('uncertain'),
    ...shared,
    since: moment,
    /** Only a reading begun at this revision or later counts. */
    revision: z.number(),
    firstReadAt: nullable(moment),
    /** An earlier POST of it was accepted; the person had it sent again all the same. */
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
     * A later reading still showed the call. Without one the refusal proves little: a browser may
     * silently repeat a POST whose connection broke, and be refused for the answer it delivered.
     */
    stillWaiting: flag,
    /** The service's own words, untrusted. */
    message: nullable(z.string()),
  }),
  /** The person took it back while the service surely did not have it. */
  z.object({ state: z.literal('withdrawn'), ...shared }),
  /** Its text is gone, or not meant for where it would go now: only its secret-free draft is left. */
  z.object({
    state: z.literal('lost'),
    ...shared,
    at: moment,
    /** The service cannot have it: no POST of it had begun, or each was put off. */
    neverSent: flag,
    /**
     * The connection moved to another origin; otherwise its text is gone: that of a secret answer ended
     * with the browser.
     */
    moved: flag,
  }),
]);

export type Delivery = z.infer<typeof deliverySchema>;
