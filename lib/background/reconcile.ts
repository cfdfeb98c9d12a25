import type { CommandName } from '@/lib/commands';
import { dueTasks } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';
import { startAttempts, type Attempts } from './attempt';
import { attend } from './attention/attend';
import { mendLog } from './upkeep/mend-log';
import type { BackgroundPorts } from './ports';
import { readShowing } from './presence';
import { type WakePorts, withSchedule } from './records/schedule-store';
import { sweep } from './upkeep/sweep';
import { tidy } from './upkeep/tidy';
import { workThrough } from './work/work-through';

/**
 * A page's beats come as often as its checks are due, but a check falls due a round trip after the beat:
 * without some slack (ms), only every second beat would find a check due.
 */
const beatSlack = 500;

/** How many ms early the wake that follows a command may take a check. */
export function slackAfter(command: CommandName): number {
  return command === 'check.due' ? beatSlack : 0;
}

/**
 * Every wake ends here: sends what waits to be sent, checks what is due, and brings notifications and badge
 * up to date.
 * @param slack how many milliseconds ahead of its time a check may be taken along
 * @param cause the work that the wake was for: it is done first, and may fail
 */
export async function reconcile(
  background: BackgroundPorts,
  slack = 0,
  cause: Promise<void> = Promise.resolve(),
): Promise<void> {
  const ports = withSchedule(background);
  const attempts = startAttempts();
  let left = false;
  await attempts.attempt(() => cause);
  // Requests known already are notified at once: a service that may be slow must not delay them.
  await Promise.all([
    attempts.attempt(() => attend(ports, attempts)),
    attempts.attempt(async () => {
      const schedule = await tidy(ports, attempts);
      [, left] = await Promise.all([
        // Not after a service was asked, which may be slow: what is stored until this is done may be lost.
        attempts.attempt(() => mendLog(ports)),
        checkDueTasks(ports, attempts, schedule, slack),
      ]);
      const { storageFull } = attempts;
      if (storageFull !== schedule.storageFull) {
        await ports.schedules.change((draft) => {
          draft.storageFull = storageFull;
        });
      }
    }),
  ]);
  // Offline hardly any service was asked, or could answer, so `asked` is false; the network's return
  // starts a wake, too. What another wake is still reading, that wake tells.
  await attempts.attempt(() => attend(ports, attempts, !left && ports.network.online()));
  await attempts.attempt(() => sweep(ports));
}

/** @returns whether something that was due is left to another wake */
async function checkDueTasks(
  ports: WakePorts,
  attempts: Attempts,
  schedule: Schedule,
  slack: number,
): Promise<boolean> {
  const screen = await readShowing(ports);
  const begunAt = ports.clock.now();
  const due = dueTasks(schedule, { screen, now: begunAt, slack });
  const wake = { begunAt, ports, attempts, screen, slack, left: false };
  const groups = Object.groupBy(due, (id) => schedule.tasks[id]?.connectionId ?? '');
  await Promise.all(
    Object.entries(groups).map(([connectionId, ids = []]) =>
      attempts.attempt(() => workThrough(wake, connectionId, ids, schedule)),
    ),
  );
  return wake.left;
}
