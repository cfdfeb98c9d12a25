import { day, dayOf, minute, zoneClock } from './zone-clock';

const hour = 60 * minute;
/** After midnight, but before the night is over, "tomorrow" is still to come with the day's light. */
const nightEnds = 4 * hour;
const morning = 8 * hour;

export const shortSnooze = 15 * minute;
export const longSnooze = hour;

/** Eight o'clock in the morning that comes after the night, in ms since the epoch. */
export function tomorrowMorning(now: number, timeZone: string): number {
  const clock = zoneClock(timeZone);
  const wall = clock.wallTime(now);
  const today = dayOf(wall);
  return clock.moment((wall - today < nightEnds ? today : today + day) + morning);
}
