import { day, second } from '@/lib/time';

/** Longer waits are a mistake or a wrong clock: nobody means to be left alone for days. */
const longest = day;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Reads a `Retry-After` header: seconds, or an HTTP date in any of the three formats of RFC 9110
 * §5.6.7. If both a service and a proxy before it send one, a list of seconds arrives: the longest
 * satisfies both.
 * @returns milliseconds from `now`, 0 to a day; null when absent or neither.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header ?? '';
  const list = text.split(',').map((item) => item.trim());
  if (list.every((item) => /^\d+(?:\.\d+)?$/.test(item))) {
    const seconds = list.reduce((most, item) => Math.max(most, Number(item)), 0);
    return Math.min(Math.ceil(seconds) * second, longest);
  }
  // Date.parse alone would take "1/5" for a day in January.
  if (!weekday.test(text)) return null;
  // The oldest of the formats names no zone, and means GMT like the others.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? null : Math.min(Math.max(at - now, 0), longest);
}
