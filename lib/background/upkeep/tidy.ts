import { z } from '@/lib/schema';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { rebase } from '@/lib/task/backoff';
import type { TaskEvent } from '@/lib/task/events';
import type { Schedule } from '@/lib/task/schedule';
import { applyEvent } from '../records/apply-event';
import type { Attempts } from '../attempt';
import { finishChange } from '../records/change-task';
import { reviveConnection } from '../health/connection-health';
import { noteCutOff } from './note-cut-off';
import { noteLostAnswer } from './note-lost-answer';
import type { WakePorts } from '../records/schedule-store';

/**
 * Repairs what a worker that died, a full disk or a clock that was set back left behind. Asks no service.
 * @returns the schedule after the repair
 */
export async function tidy(ports: WakePorts, attempts: Attempts): Promise<Schedule> {
  const schedule =
    (await ports.schedules.stored()) ?? (await ports.schedules.change(() => undefined));
  const entries = Object.entries(schedule.tasks);
  const stale = entries.filter(([, entry]) => entry.stale);
  const unsent = entries.filter(([, entry]) => entry.outbox !== null);
  const stopped = Object.keys(schedule.stopped);
  const now = ports.clock.now();
  const over = idleBackoffs(schedule, now);
  const wrong = over.length > 0 || Object.values(schedule.backoff).some(({ since }) => since > now);
  const leftOver = stale.length + unsent.length + stopped.length;
  if (!wrong && leftOver === 0) return schedule;
  // All at once, to share a write of the schedule: a worker may have died during a thousand changes.
  await Promise.all(
    stale.map(([id]) =>
      attempts.attempt(async () => {
        await noteLostAnswer(ports, id);
        // Not if the line above fails (no room, say): the entry stays stale, and the next wake tries again.
        await finishChange(ports, id);
      }),
    ),
  );
  for (const [id, { outbox }] of unsent) {
    await attempts.attempt(() =>
      outbox === 'creation' ? finishCreation(ports, id) : noteCutOff(ports, id),
    );
  }
  for (const id of stopped) {
    await attempts.attempt(() => reviveConnection(ports, id));
  }
  if (wrong) await mendBackoffs(ports, over);
  return ports.schedules.read();
}

/**
 * The connections whose back-off is over and that nothing will be asked of soon: no request would find
 * out that they work again, and the person would be told for ever that they do not.
 */
function idleBackoffs({ backoff, tasks }: Schedule, now: number): readonly string[] {
  const isAsked = (id: string) =>
    Object.values(tasks).some(
      ({ connectionId, pace, outbox }) =>
        connectionId === id && (pace === 'open' || outbox !== null),
    );
  return Object.keys(backoff).filter((id) => (backoff[id]?.until ?? now) <= now && !isAsked(id));
}

async function mendBackoffs(ports: WakePorts, over: readonly string[]): Promise<void> {
  await ports.schedules.change((draft) => {
    const now = ports.clock.now();
    for (const [id, backoff] of Object.entries(draft.backoff)) {
      if (over.includes(id)) delete draft.backoff[id];
      else draft.backoff[id] = rebase(backoff, now);
    }
  });
}

/**
 * Ends a creation that was left over: its record says *creating*, and nobody holds the `work:` lock for it.
 */
async function finishCreation(ports: WakePorts, id: string): Promise<void> {
  await ports.locks.tryRun(`work:${id}`, async () => {
    const taskId = await read(ports.session, keys.created(id), z.string());
    const event: TaskEvent =
      taskId === null ? { type: 'create-uncertain' } : { type: 'created', taskId };
    await applyEvent(ports, id, event);
    await ports.session.remove([keys.created(id)]);
  });
}
