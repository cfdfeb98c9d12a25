import { hour, minute } from '@/lib/time';
import { wallMoment } from './wall-clock';

/**
 * The hour at which the night ends. After midnight and before this hour, "tomorrow" is the same
 * day's morning.
 */
const nightEnds = 4;
const morning = 8;

export const shortSnooze = 15 * minute;
export const longSnooze = hour;

/** No snooze is longer: from the end of one night to the morning of the next day, with summer time. */
export const longestSnooze = 30 * hour;

/** Eight o'clock in the morning that comes after the night, in ms since the epoch. */
export function tomorrowMorning(now: number): number {
  const days = new Date(now).getHours() < nightEnds ? 0 : 1;
  return wallMoment(now, days, morning * 60);
}
