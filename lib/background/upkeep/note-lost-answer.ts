import { isSecretQueued } from '@/lib/task/answer-to-send';
import { applyEvent } from '../records/apply-event';
import { readAnswer } from '../records/read-answer';
import { readTask } from '../records/read-tasks';
import type { WakePorts } from '../records/schedule-store';

/**
 * Notes that a secret answer is lost if its text ended with the browser. The outbox would find out only
 * when the answer's turn comes, and offline or with a refused key that may be never. An answer of uncertain
 * fate still waits for its two readings: otherwise the person's new answer would be sent before them.
 */
export async function noteLostAnswer(ports: WakePorts, id: string): Promise<void> {
  const call = (await readTask(ports, id))?.call;
  if (!call || !isSecretQueued(call.delivery) || (await readAnswer(ports, id, call))) return;
  await applyEvent(ports, id, { type: 'answer-lost', moved: false, toolCallId: call.toolCallId });
}
