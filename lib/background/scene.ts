import type { Settings } from '@/lib/store/settings';
import { readSettings } from '@/lib/store/settings';
import { quietUntil } from '@/lib/task/quiet';
import { isRaiseDue, isTold } from '@/lib/task/reminders';
import type { Schedule } from '@/lib/task/schedule';
import { minute } from '@/lib/time';
import { notificationId } from './notification-id';
import { readShowing, type Showing } from './presence';
import type { WakePorts } from './schedule-store';

/** All that decides what is told now, looked at once. */
export interface Scene {
  readonly now: number;
  /** What was due has been asked about: nothing is known any better in this wake. */
  readonly asked: boolean;
  readonly schedule: Schedule;
  readonly settings: Settings;
  /** Quiet hours or a pause: nothing is told. */
  readonly quiet: boolean;
  /** What is on Beckon's own pages. */
  readonly showing: Showing;
  /** The ids of the notifications that stand. */
  readonly notifications: ReadonlySet<string>;
}

export async function lookAround(ports: WakePorts, asked: boolean): Promise<Scene> {
  const now = ports.clock.now();
  const settings = await readSettings(ports.local);
  return {
    now,
    asked,
    schedule: await ports.schedules.read(),
    settings,
    quiet: quietUntil(settings, now) !== null,
    showing: await readShowing(ports),
    notifications: new Set(await ports.notifications.shown()),
  };
}

/** For so long after a reading its request is told of without another: over a night it may have gone. */
const current = minute;

/** The tasks whose request is to be told of now, by the schedule alone. */
export function dueRequests(scene: Scene): readonly string[] {
  const { now, asked, schedule, settings, quiet, showing } = scene;
  if (quiet) return [];
  return Object.entries(schedule.tasks).flatMap(([id, entry]) =>
    isRaiseDue(entry, now) &&
    (asked || now - (entry.checkedAt ?? 0) < current) &&
    isTold(entry, settings) &&
    isSure(showing.requests, id, entry.activeAt)
      ? [id]
      : [],
  );
}

/** The tasks whose run ended and the person does not know, by the schedule alone. */
export function dueEndings({ schedule, quiet, showing }: Scene): readonly string[] {
  if (quiet) return [];
  return Object.entries(schedule.tasks).flatMap(([id, entry]) =>
    entry.ending !== null && isSure(showing.tasks, id, entry.changedAt) ? [id] : [],
  );
}

/**
 * Whether it is known if the person saw on a page what came at `since`, in ms since the epoch. Not of a
 * page that last spoke before that: it may have closed. Its next word tells, or its silence does.
 */
function isSure(shown: Showing['tasks'], id: string, since: number): boolean {
  return (shown.get(id) ?? Infinity) >= since;
}

/**
 * The requests that wait and may be told of, neither muted nor put off; `id` of their notification. One
 * put off until now may be, though nobody has taken note that it was: its notification may stand.
 */
export function waitingRequests({ schedule, now }: Pick<Scene, 'schedule' | 'now'>) {
  return Object.entries(schedule.tasks).flatMap(([task, entry]) => {
    const { waiting: call, raisedAt } = entry;
    if (call === null || (entry.silenced && !isRaiseDue(entry, now))) return [];
    return [{ id: notificationId({ kind: 'request', task, call }), task, call, raisedAt }];
  });
}
