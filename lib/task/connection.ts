import { parseUrl } from '@/lib/parse-url';
import { flag, holds, moment, nullable, z } from '@/lib/schema';

/** In UTF-16 units: a name stands in one line with other things, and above every request. */
export const longestName = 80;

/** A service address and its name; the key is stored apart, so that lists never read it. */
export const connectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Normalised, with its prefix (`/api/v1`, or another version) and no trailing slash. */
  baseUrl: z.string().check(holds((url) => parseUrl(url) !== null)),
  addedAt: moment,
  /** Where the key lives: the disk, or only until the browser closes. */
  keyKept: z.literal(['disk', 'session']),
  /** What the person has to mend, or `ok`. Transient failures are in the schedule instead. */
  health: z.union([
    z.object({ state: z.literal('ok') }),
    z.object({
      state: z.literal('refused-key'),
      at: moment,
      message: nullable(z.string()),
    }),
    z.object({ state: z.literal(['no-key', 'no-permission']), at: moment }),
  ]),
  /** A notification has told the person of this trouble, or they saw it. */
  troubleTold: flag,
});

export type Connection = z.infer<typeof connectionSchema>;

/**
 * Makes a name unique. Otherwise two accounts at one host would look the same wherever the person chooses.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n += 1) free = `${name} ${n}`;
  return free;
}
