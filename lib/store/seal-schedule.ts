import type { Schedule } from '@/lib/task/schedule';
// With an extension, because the bench and the gallery load this file with Node itself.
import { type Envelope, seal } from './envelope.ts';

/**
 * The schedule as it lies in storage: as JSON text. The browser hands a string of a thousand entries
 * on twenty times as fast as the objects, and every wake reads and writes it.
 */
export function sealSchedule(schedule: Schedule): Envelope {
  return seal(JSON.stringify(schedule));
}
