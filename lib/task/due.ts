import { nextCheckAt } from './pace';
import { rebase } from './backoff';
import type { Schedule } from './schedule';

/** The tasks on visible screens, by Beckon's ids; an empty set with `visible` is another page. */
export interface Screen {
  readonly visible: boolean;
  readonly tasks: ReadonlySet<string>;
}

/**
 * The tasks that a wake must look at: those with an outbox and those whose check falls due within
 * `slack` milliseconds (an alarm takes the next 15 s along, so that 30 s never becomes 60).
 */
export function dueTasks(
  schedule: Schedule,
  screen: Screen,
  now: number,
  slack: number,
): readonly string[] {
  return Object.keys(schedule.tasks).filter((id) => {
    const entry = schedule.tasks[id];
    if (entry === undefined || schedule.stopped.includes(entry.connectionId)) return false;
    const stored = schedule.backoff[entry.connectionId];
    const backoff = stored && rebase(stored, now);
    // Slack never eats into what the service asked for.
    if (backoff !== undefined && backoff.until > now) return false;
    if (entry.outbox) return true;
    const audience = { visible: screen.visible, shown: screen.tasks.has(id) };
    const next = nextCheckAt(entry, backoff, audience, now);
    return next !== null && next <= now + slack;
  });
}
