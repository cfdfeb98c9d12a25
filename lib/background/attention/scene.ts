import type { Settings } from '@/lib/store/settings';
import { readSettings } from '@/lib/store/settings';
import { quietUntil } from '@/lib/task/quiet';
import { isRaiseDue, isTold } from '@/lib/task/reminders';
import type { Schedule } from '@/lib/task/schedule';
import { minute } from '@/lib/time';
import { isRecent } from '../is-recent';
import { notificationId } from './notification-id';
import { readShowing, type Showing } from '../presence';
import type { WakePorts } from '../records/schedule-store';

/** Everything that decides what is told now, read at one moment. */
export interface Scene {
  readonly now: number;
  /** What was due has been asked about: this wake will not learn anything newer. */
  readonly asked: boolean;
  readonly schedule: Schedule;
  readonly settings: Settings;
  /** Quiet hours, a pause, or notifications that are blocked: nothing is told. */
  readonly quiet: boolean;
  /** What is on Beckon's own pages. */
  readonly showing: Showing;
  /** The ids of the notifications that are shown. */
  readonly notifications: ReadonlySet<string>;
}

export async function readScene(ports: WakePorts, asked: boolean): Promise<Scene> {
  const now = ports.clock.now();
  const settings = await readSettings(ports.local);
  const shown = await ports.notifications.shown();
  return {
    now,
    asked,
    schedule: await ports.schedules.read(),
    settings,
    quiet: shown === null || quietUntil(settings, now) !== null,
    showing: await readShowing(ports),
    notifications: new Set(shown),
  };
}

/** The tasks that are due for a notification of their request, according to the schedule alone. */
export function dueRequests(scene: Scene): readonly string[] {
  const { now, asked, schedule, settings, quiet, showing } = scene;
  if (quiet) return [];
  return Object.entries(schedule.tasks).flatMap(([id, entry]) =>
    isRaiseDue(entry, now) &&
    // Without another reading only soon after the last: after a night it may be gone.
    (asked || isRecent(entry.checkedAt, now, minute)) &&
    isTold(entry, settings) &&
    isSure(showing.requests, id, entry.activeAt)
      ? [id]
      : [],
  );
}

/**
 * The tasks whose run ended and the person does not know, by the schedule alone. What this wake may just
 * have read waits for its other tasks: after a holiday, each few would bring a notification of their own.
 */
export function dueEndings(scene: Scene): readonly string[] {
  const { now, asked, schedule, quiet, showing } = scene;
  if (quiet) return [];
  return Object.entries(schedule.tasks).flatMap(([id, entry]) =>
    entry.ending !== null &&
    (asked || !isRecent(entry.checkedAt, now, minute)) &&
    isSure(showing.tasks, id, Math.max(entry.changedAt, entry.activeAt))
      ? [id]
      : [],
  );
}

/**
 * Whether Beckon can tell if the person saw on a page what came at `since` (ms since the epoch). It cannot
 * when the page last spoke before that, since the page may have closed; its next word tells, or its silence.
 */
function isSure(shown: Showing['tasks'], id: string, since: number): boolean {
  return (shown.get(id) ?? Infinity) >= since;
}

/**
 * The waiting requests that may have a notification, neither muted nor put off; `id` is the
 * notification's. A request whose snooze is over is among them, though its record still has the snooze:
 * its notification may be shown.
 */
export function waitingRequests({ schedule, now }: Pick<Scene, 'schedule' | 'now'>) {
  return Object.entries(schedule.tasks).flatMap(([task, entry]) => {
    const { waiting: call, raisedAt } = entry;
    if (call === null || (entry.silenced && !isRaiseDue(entry, now))) return [];
    return [{ id: notificationId({ kind: 'request', task, call }), task, call, raisedAt }];
  });
}
