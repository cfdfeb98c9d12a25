import type { BackgroundPorts } from './ports';
import { readAnswer } from './read-answer';
import { readAllTasks } from './read-tasks';
import { recordEvent } from './record-event';

/**
 * Says of secret answers whose text is gone with the browser that held it that they are lost. The
 * outbox would find out only when their turn comes, which offline, or with a refused key, is never.
 * One of uncertain fate waits for its two readings all the same: what the person gave in its place
 * would be sent before them.
 */
export async function noteLostAnswers(ports: BackgroundPorts): Promise<void> {
  const tasks = await readAllTasks(ports);
  for (const { id, call } of tasks) {
    if (call?.delivery?.state !== 'queued' || !call.delivery.secret) continue;
    if ((await readAnswer(ports, id, call)) !== null) continue;
    const { toolCallId } = call;
    await recordEvent(ports, id, { type: 'answer-lost', moved: false, toolCallId });
  }
}
