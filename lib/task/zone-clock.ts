export const minute = 60_000;
export const day = 24 * 60 * minute;

/**
 * The wall clock of a time zone. A wall time is written as the milliseconds since the epoch at which
 * a clock in UTC shows it, so that days and minutes can be added to it and a day is its midnight.
 */
export interface ZoneClock {
  /** What the clock shows at a moment (ms since the epoch). */
  wallTime(at: number): number;
  /**
   * The moment the clock shows a wall time: the earlier one when it is shown twice, and for one that
   * is skipped the moment as late as it would have been without the change.
   */
  moment(wallTime: number): number;
}

/** @param timeZone an IANA name. @throws RangeError when there is no such zone. */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wallTime = (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const [year, month, date] = [part('year'), part('month') - 1, part('day')];
    return Date.UTC(year, month, date, part('hour'), part('minute'), part('second'));
  };
  const offset = (at: number) => wallTime(at) - at;
  return {
    wallTime,
    moment(wall) {
      // Zones change their clocks once in two days at most, so these are the offsets around it.
      const before = wall - offset(wall - day);
      const after = wall - offset(wall + day);
      const shown = [before, after].filter((at) => wallTime(at) === wall);
      return shown.length > 0 ? Math.min(...shown) : before;
    },
  };
}

/** The midnight of a wall time's day. */
export function dayOf(wallTime: number): number {
  return Math.floor(wallTime / day) * day;
}
