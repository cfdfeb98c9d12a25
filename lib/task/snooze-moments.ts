import { hour, minute } from '@/lib/time';
import { wallMoment } from './wall-clock';

/** After midnight, but before the night is over, "tomorrow" is still to come with the day's light. */
const nightEnds = 4;
const morning = 8;

export const shortSnooze = 15 * minute;
export const longSnooze = hour;

/** No snooze lasts longer: from the end of a night to the morning after the next, summer time and all. */
export const longestSnooze = 30 * hour;

/** Eight o'clock in the morning that comes after the night, in ms since the epoch. */
export function tomorrowMorning(now: number): number {
  const days = new Date(now).getHours() < nightEnds ? 0 : 1;
  return wallMoment(now, days, morning * 60);
}
