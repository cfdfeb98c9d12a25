import { applyEvent } from '../records/apply-event';
import { readTask } from '../records/read-tasks';
import type { WakePorts } from '../records/schedule-store';

/**
 * Notes that an answer is of uncertain fate if the worker that was sending it died. The outbox would find
 * out only when the answer's turn comes, and while the service is not asked (offline, or without its key)
 * that is never: the person would be told for hours that the answer is being sent.
 */
export async function noteCutOff(ports: WakePorts, id: string): Promise<void> {
  const task = await readTask(ports, id);
  if (task?.call?.delivery?.state !== 'sending') return;
  // As long as its worker lives, its lock is held.
  const { toolCallId } = task.call;
  await ports.locks.tryRun(`send:${id}`, () =>
    applyEvent(ports, id, { type: 'send-uncertain', toolCallId }),
  );
}
