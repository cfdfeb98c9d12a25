import { z } from '@/lib/schema';

/** Which tasks visible pages show, by Beckon's id ('' for a page that shows none). */
export const presenceSchema = z.record(
  z.string(),
  z.object({
    /** When a page last said so, in ms since the epoch. */
    at: z.number(),
    /** It is the task's request page. */
    request: z.boolean(),
  }),
);

export type Presence = z.infer<typeof presenceSchema>;
