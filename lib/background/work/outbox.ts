import { isUncertain } from '@/lib/service/is-uncertain';
import type { ServiceError } from '@/lib/service/errors';
import { submitToolInput } from '@/lib/service/submit-tool-input';
import { withoutWords } from '@/lib/service/without-words';
import type { StoredAnswer } from '@/lib/store/answer';
import type { DeliveryStep } from '@/lib/task/events';
import { hour } from '@/lib/time';
import { isCurrent, type Link } from '../connections/link';
import type { BackgroundPorts } from '../ports';
import { readAnswer } from '../records/read-answer';
import { readTask } from '../records/read-tasks';
import { type Recorded, recordEvent } from '../records/record-event';

/**
 * Sends a task's queued answer, once. The lock is held while the POST is in flight, and ends with the
 * worker: a record that says *sending* while the lock is free means an uncertain send.
 * @returns the error that kept the answer from being handed over; null also for a refusal of the answer,
 *   which its record tells
 */
export async function drainOutbox(
  ports: BackgroundPorts,
  link: Link,
  id: string,
): Promise<ServiceError | null> {
  const ran = await ports.locks.tryRun(`send:${id}`, () => send(ports, link, id));
  return ran?.value ?? null;
}

async function send(ports: BackgroundPorts, link: Link, id: string): Promise<ServiceError | null> {
  // Read again: the holder of the lock before this may have sent the answer.
  const task = await readTask(ports, id);
  if (!task?.call || task.creation.state !== 'created') return null;
  const { call, creation } = task;
  const note = (event: DeliveryStep) =>
    recordEvent(ports, id, { ...event, toolCallId: call.toolCallId });
  if (call.delivery?.state === 'sending') await note({ type: 'send-uncertain' });
  if (call.delivery?.state !== 'queued') return null;
  // The connection has moved, perhaps to where the answer was given for: the next wake uses that address.
  if (!(await isCurrent(ports, link.connection))) return null;
  const answer = await readAnswer(ports, id, call);
  const moved = answer !== null && answer.origin !== new URL(link.connection.baseUrl).origin;
  if (answer === null || moved) {
    await note({ type: 'answer-lost', moved });
    return null;
  }
  return post(link, creation.taskId, answer, note);
}

async function post(
  { transport }: Link,
  taskId: string,
  { origin, ...input }: StoredAnswer,
  note: (event: DeliveryStep) => Promise<Recorded | null>,
): Promise<ServiceError | null> {
  const delivery = (await note({ type: 'send-started', origin }))?.after.call?.delivery;
  // Meanwhile the task was removed, its call ended or its answer taken back.
  if (delivery?.state !== 'sending') return null;
  const sent = await submitToolInput(transport, taskId, input);
  if (sent.ok) {
    await note({ type: 'send-accepted' });
    return null;
  }
  const error = withoutWords(sent.error, delivery.secret);
  await note(afterFailure(error));
  return error.code === 'refused' ? null : error;
}

function afterFailure(error: ServiceError): DeliveryStep {
  if (isUncertain(error)) return { type: 'send-uncertain' };
  if (error.code === 'refused-key') return { type: 'send-deferred' };
  const refused = { type: 'send-refused', message: error.message } as const;
  if (error.code === 'refused') return refused;
  // A 429 clearly asks for rest: the answer counts as refused only once it is an hour old. Another
  // status may mean the answer.
  return { ...refused, forNow: error.httpStatus === 429 ? hour : 0 };
}
