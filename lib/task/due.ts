import { rebase, stoppedWait } from './backoff';
import { alarmPeriod, alarmSlack, interval, nextCheckAt } from './pace';
import type { Backoff, Schedule } from './schedule';

/** The tasks on visible screens, by Beckon's ids. `visible` with an empty set: a page that shows no task. */
export interface Screen {
  readonly visible: boolean;
  readonly tasks: Pick<ReadonlySet<string>, 'has'>;
}

/** What decides besides the schedule whether a task is due: the moment of a wake, and who is looking. */
export interface Circumstances {
  readonly screen: Screen;
  /** In ms since the epoch. */
  readonly now: number;
  /** How many milliseconds early a check may be. */
  readonly slack: number;
}

/**
 * The tasks that a wake must look at, in order: what is on its way to the service, then what is late the
 * longest, so that no rhythm starves another. A task is late half its own wait after it was due: otherwise
 * a year's ended tasks, all due at a start of the browser, would go before the one whose agent asks.
 */
export function dueTasks(schedule: Schedule, circumstances: Circumstances): readonly string[] {
  return Object.keys(schedule.tasks)
    .flatMap((id) => {
      const at = dueAt(schedule, id, circumstances);
      return at === null ? [] : [{ id, at }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** Whether `dueTasks` has this task. */
export function isDue(schedule: Schedule, id: string, circumstances: Circumstances): boolean {
  return dueAt(schedule, id, circumstances) !== null;
}

function dueAt(
  schedule: Schedule,
  id: string,
  { screen, now, slack }: Circumstances,
): number | null {
  const entry = schedule.tasks[id];
  // Slack never shortens a wait that the service asked for.
  if (entry === undefined || isHeldBack(schedule, entry.connectionId, now)) return null;
  if (entry.outbox !== null) return -Infinity;
  const audience = { visible: screen.visible, shown: screen.tasks.has(id) };
  // The back-off is over. Measured by its end, all tasks would be due at once, and the same one tried
  // first each time.
  const next = nextCheckAt(entry, undefined, audience, now) ?? Infinity;
  const wait = interval(entry, audience, now) ?? 0;
  // A task that is checked with every alarm is due at each one, even at one soon after a page was closed.
  const isEveryAlarm = entry.failures === 0 && slack >= alarmSlack && wait === alarmPeriod;
  return next <= now + (isEveryAlarm ? alarmPeriod : slack) ? next + wait / 2 : null;
}

/** Whether a connection is left alone for now: it needs the person, or its back-off is not over. */
export function isHeldBack(schedule: Schedule, connectionId: string, now: number): boolean {
  if (isBackingOff(schedule, connectionId, now)) return true;
  const askAt = schedule.stopped[connectionId] ?? 0;
  // A clock set back must not stretch the wait.
  return askAt > now && askAt <= now + stoppedWait;
}

/** Whether a connection failed and its back-off is not over. */
export function isBackingOff(schedule: Schedule, connectionId: string, now: number): boolean {
  return (currentBackoff(schedule, connectionId, now)?.until ?? now) > now;
}

/** Whether a connection failed last, other than by asking for rest. */
export function isFailing(schedule: Pick<Schedule, 'backoff'>, connectionId: string): boolean {
  return failuresOf(schedule, connectionId) > 0;
}

/** How often in a row a connection has failed; 0 if it asked for rest last. */
export function failuresOf({ backoff }: Pick<Schedule, 'backoff'>, connectionId: string): number {
  const { cause = null, failures = 0 } = backoff[connectionId] ?? {};
  // A connection that works again after it asked for rest has no failures.
  return cause === 'rate-limited' ? 0 : failures;
}

/** How many more milliseconds the connection's service asked to be left alone, by the person, too. */
export function askedToWait(schedule: Schedule, connectionId: string, now: number): number {
  const askedUntil = currentBackoff(schedule, connectionId, now)?.askedUntil ?? now;
  return Math.max(askedUntil - now, 0);
}

function currentBackoff(
  { backoff }: Schedule,
  connectionId: string,
  now: number,
): Backoff | undefined {
  const stored = backoff[connectionId];
  return stored && rebase(stored, now);
}
