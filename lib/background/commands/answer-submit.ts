import { fail, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { taskRecordSchema } from '@/lib/task/record';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { BackgroundPorts } from '../ports';
import type { Handler } from './handler';

/** Puts an answer in the outbox. A secret one is held in memory only. */
export const submitAnswer: Handler<'answer.submit'> = async ({ ports, schedules }, input) => {
  const { id, toolCallId, secret, answers } = input;
  const origin = await originOf(ports, id);
  if (origin === null) return fail({ code: 'not-found' });
  const items = { [keys.answer(id)]: seal({ toolCallId, origin, input: input.input }) };
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(
      ports,
      id,
      { type: 'answered', toolCallId, secret },
      { answers, ...(secret ? { secretItems: items } : { items }) },
    ),
  );
  if (recorded === null) return fail({ code: 'not-found' });
  return recorded.after === recorded.before ? fail({ code: 'stale-call' }) : succeed(null);
};

async function originOf({ local }: BackgroundPorts, id: string): Promise<string | null> {
  const task = await read(local, keys.task(id), taskRecordSchema);
  if (task === null) return null;
  const connection = await read(local, keys.connection(task.connectionId), connectionSchema);
  return connection === null ? null : new URL(connection.baseUrl).origin;
}
