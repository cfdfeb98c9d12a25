import { fail } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { BackgroundPorts } from '../ports';
import { readConnection } from '../read-connections';
import { readTask } from '../read-tasks';
import { applyEvent } from './apply-event';
import type { Handler } from './handler';

/** Puts an answer in the outbox. A secret one is held in memory only. */
export const submitAnswer: Handler<'answer.submit'> = async (ports, input) => {
  const { id, toolCallId, secret, answers } = input;
  const origin = await originOf(ports, id);
  if (origin === null) return fail({ code: 'not-found' });
  const items = { [keys.answer(id)]: seal({ toolCallId, origin, input: input.input }) };
  const event = { type: 'answered', toolCallId, secret } as const;
  return applyEvent(ports, id, event, {
    answers,
    ...(secret ? { secretItems: items } : { items }),
  });
};

async function originOf(ports: BackgroundPorts, id: string): Promise<string | null> {
  const task = await readTask(ports, id);
  if (task === null) return null;
  const connection = await readConnection(ports, task.connectionId);
  return connection === null ? null : new URL(connection.baseUrl).origin;
}
