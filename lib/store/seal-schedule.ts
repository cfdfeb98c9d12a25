// With extensions, because the bench and the gallery load this file with Node itself.
import { glanceAt } from '../task/glance-at.ts';
import type { Schedule } from '../task/schedule.ts';
import { type Envelope, seal } from './envelope.ts';
import { keys } from './keys.ts';

/**
 * The schedule as it is stored, a new stamp for it, and the glance at it, to be written together. As JSON
 * text, because the browser passes on the text of a thousand entries twenty times as fast as the objects.
 */
export function sealSchedule(schedule: Schedule) {
  return {
    [keys.schedule]: sealText(schedule),
    // oxlint-disable-next-line beckon/no-world -- no two are alike, and nothing hangs on which it is
    [keys.scheduleStamp]: seal(crypto.randomUUID()),
    [keys.glance]: sealText(glanceAt(schedule)),
  } as const satisfies Readonly<Record<string, Envelope>>;
}

function sealText(value: unknown): Envelope {
  return seal(JSON.stringify(value));
}
