import { fail } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { hasten } from '@/lib/task/backoff';
import type { Connection } from '@/lib/task/connection';
import type { BackgroundPorts } from '../ports';
import { readConnection } from '../connections/read-connections';
import { readTask } from '../records/read-tasks';
import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

/**
 * Puts an answer in the outbox. A secret answer is held in memory only. A service that failed is tried again
 * at once: a person who answers must not wait for the end of a back-off that the service did not ask for.
 */
export const submitAnswer: Handler<'answer.submit'> = async (ports, input) => {
  const { id, toolCallId, secret, answers } = input;
  const connection = await connectionOf(ports, id);
  if (connection === null) return fail({ code: 'not-found' });
  const { origin } = new URL(connection.baseUrl);
  const items = { [keys.answer(id)]: seal({ toolCallId, origin, input: input.input }) };
  const event = { type: 'answered', toolCallId, secret } as const;
  const taken = await applyEvent(ports, id, event, {
    answers,
    ...(secret ? { secretItems: items } : { items }),
  });
  await ports.schedules.change(({ backoff }) => hasten(backoff, connection.id, ports.clock.now()));
  return taken;
};

async function connectionOf(ports: BackgroundPorts, id: string): Promise<Connection | null> {
  const task = await readTask(ports, id);
  return task && readConnection(ports, task.connectionId);
}
