import { once } from '@/lib/once';
import { day, minute } from '@/lib/time';

/**
 * The names of days and AM or PM are words, so they are in the language Beckon speaks, as are its
 * digits. The browser's may be another, or have a name that Intl refuses: "en-US@posix".
 */
export const language = navigator.languages.find((one) => /^en(-[a-z0-9]+)*$/i.test(one)) ?? 'en';

/** The 12- or 24-hour clock of the browser's own controls. */
export function clockCycle(): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return { hourCycle };
}

// A browser's first format takes it some 18 ms, so none is made before something is formatted.
const time = once(() => clock('short'));
const seconds = once(() => clock('medium'));
const dayOfYear = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const thisYear = once(() => new Intl.DateTimeFormat(language, dayOfYear));
const otherYear = once(() => new Intl.DateTimeFormat(language, { ...dayOfYear, year: 'numeric' }));
const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

function clock(timeStyle: 'short' | 'medium'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { timeStyle, timeZone: 'UTC', ...clockCycle() });
}

/** The time of day, to the minute. The day, seen from `now`, stands before it unless it is today. */
export function formatTime(at: number, now: number): string {
  return otherDay(at, now) + whole(time().format(local(at)));
}

/** The same, to the second: "09:46:02". */
export function formatSeconds(at: number, now: number): string {
  return otherDay(at, now) + whole(seconds().format(local(at)));
}

/** A moment seen from `now`: "today 08:14", "yesterday 08:14", "Mon 16 Nov 08:00". */
export function formatMoment(at: number, now: number): string {
  return `${formatDay(at, now)} ${whole(time().format(local(at)))}`;
}

/** The day of a moment seen from `now`: "today", "yesterday", "tomorrow", "Mon 16 Nov", "Mon 16 Nov 2026". */
export function formatDay(at: number, now: number): string {
  const days = dayNumber(at) - dayNumber(now);
  if (Math.abs(days) <= 1) return relative().format(days, 'day');
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? thisYear : otherYear)().format(local(at));
}

/** The local day of a moment, written so that file names sort by it: "2026-11-16". */
export function fileDate(at: number): string {
  // Swedish writes dates this way.
  return new Date(at).toLocaleDateString('sv');
}

/** No line ends between a time and its AM or PM. */
function whole(time: string): string {
  return time.replaceAll(' ', '\u00a0');
}

function otherDay(at: number, now: number): string {
  return dayNumber(at) === dayNumber(now) ? '' : `${formatDay(at, now)} `;
}

/** The number of the local calendar day; comparable across changes of summer time. */
function dayNumber(at: number): number {
  return Math.floor(local(at) / day);
}

/**
 * A moment whose UTC time is the local one. A format keeps the zone it was made in, and a page may stay
 * open while the person travels.
 */
function local(at: number): number {
  return at - new Date(at).getTimezoneOffset() * minute;
}
