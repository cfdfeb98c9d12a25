import { flag, moment, nullable, record, z } from '@/lib/schema';

/** What the visible pages show, each under an id of its own. */
export const presenceSchema = record(
  z.object({
    /** When the page last said what it shows, in ms since the epoch. */
    at: moment,
    /** When it came to what it shows, in ms since the epoch. */
    since: moment,
    /** The task it shows, by Beckon's id; null when it shows none. */
    shows: nullable(z.string()),
    /** The page is that task's request page, in the window that has the focus. */
    request: flag,
  }),
);

export type Presence = z.infer<typeof presenceSchema>;
