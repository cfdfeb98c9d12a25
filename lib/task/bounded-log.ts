import type { LogEntry } from './log';

const mostEntries = 500;
/** For statuses: an agent whose details change with every reading must not drive out the answers. */
const mostStatuses = 100;
/** For what is asked and goes: a status that flips between two calls must not do so either. */
const mostAsked = 60;
/** In UTF-16 units of JSON, which is what a log costs to read and write. */
const mostSize = 64_000;

/**
 * A log with entries added, newest last. Its old end is cut to 500 entries, 64,000 characters and the age
 * given, but the newest entry stays, however long it is. If there are more than 100 statuses, the older
 * ones that differ from the one before only in their details go first. If there are still too many
 * entries, the oldest go next that say only that something was asked (be it answered or not) or went
 * unanswered, down to 60 of them.
 * @param oldest milliseconds since the epoch; older entries go
 */
export function extendLog(
  log: readonly LogEntry[],
  added: readonly LogEntry[],
  oldest: number,
): readonly LogEntry[] {
  const young = [...log, ...added].filter(({ at }) => at >= oldest);
  const statuses = young.filter((entry) => entry.kind === 'status');
  const surplus = new Set<LogEntry>(
    statuses
      .slice(0, -mostStatuses)
      .filter(({ status }, index) => status === statuses[index - 1]?.status),
  );
  const kept = young.filter((entry) => !surplus.has(entry));
  const tooMany = Math.max(kept.length - mostEntries, 0);
  const old = new Set(kept.filter(isAboutAsking).slice(0, -mostAsked).slice(0, tooMany));
  const recent = kept.filter((entry) => !old.has(entry)).slice(-mostEntries);
  let size = 0;
  let first = recent.length;
  for (const entry of recent.toReversed()) {
    size += JSON.stringify(entry).length;
    if (size > mostSize && first < recent.length) break;
    first -= 1;
  }
  return recent.slice(first);
}

function isAboutAsking({ kind }: LogEntry): boolean {
  return kind === 'asked' || kind === 'superseded' || kind === 'gone';
}
