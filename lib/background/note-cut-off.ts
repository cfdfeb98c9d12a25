import { isHeldBack } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';
import { applyEvents } from './apply-events';
import { isOffline } from './is-offline';
import { readTask } from './read-tasks';
import type { WakePorts } from './schedule-store';

/**
 * Notes that an answer is of uncertain fate if the worker that was sending it died. The outbox would find
 * out only when the answer's turn comes, and while the service is not asked (offline, or without its key)
 * that is never: the person would be told for hours that the answer is being sent.
 */
export async function noteCutOff(ports: WakePorts, schedule: Schedule, id: string): Promise<void> {
  const task = await readTask(ports, id);
  if (task?.call?.delivery?.state !== 'sending') return;
  const { call, connectionId } = task;
  const isHeld = isHeldBack(schedule, connectionId, ports.clock.now());
  if (!isHeld && !(await isOffline(ports, connectionId))) return;
  // As long as its worker lives, its lock is held.
  const { toolCallId } = call;
  await ports.locks.tryRun(`send:${id}:${toolCallId}`, () =>
    applyEvents(ports, new Map([[id, { type: 'send-uncertain', toolCallId }]])),
  );
}
