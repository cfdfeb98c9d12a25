import type { LogEntry } from './log';

const mostEntries = 200;
/** In UTF-16 units of JSON, which is what a log costs to read and write. */
const mostSize = 64_000;

/**
 * A log with entries added, newest last, cut at the old end to 200 entries, 64,000 characters and
 * the age given; the newest is not too long, however long it is.
 * @param oldest milliseconds since the epoch; older entries go
 */
export function extendLog(
  log: readonly LogEntry[],
  added: readonly LogEntry[],
  oldest: number,
): readonly LogEntry[] {
  const recent = [...log, ...added].filter(({ at }) => at >= oldest).slice(-mostEntries);
  let size = 0;
  let first = recent.length;
  for (const entry of recent.toReversed()) {
    size += JSON.stringify(entry).length;
    if (size > mostSize && first < recent.length) break;
    first -= 1;
  }
  return recent.slice(first);
}
