import { isSecretQueued } from '@/lib/task/answer-to-send';
import { changeTask } from './change-task';
import { readAnswer } from './read-answer';
import { readTask } from './read-tasks';
import { recordEvent } from './record-event';
import type { WakePorts } from './schedule-store';

/**
 * Says of a secret answer whose text is gone with the browser that held it that it is lost. The outbox
 * would find out only when its turn comes, which offline, or with a refused key, is never. One of
 * uncertain fate waits for its two readings all the same: what the person gave in its place would be
 * sent before them.
 */
export async function noteLostAnswer(ports: WakePorts, id: string): Promise<void> {
  const call = (await readTask(ports, id))?.call;
  if (!call || !isSecretQueued(call.delivery) || (await readAnswer(ports, id, call))) return;
  const event = { type: 'answer-lost', moved: false, toolCallId: call.toolCallId } as const;
  await changeTask(ports, id, () => recordEvent(ports, id, event));
}
