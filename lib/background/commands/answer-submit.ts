import { fail, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

/** Puts an answer in the outbox. A secret one is held in memory only. */
export const submitAnswer: Handler<'answer.submit'> = async ({ ports, commit }, input) => {
  const { id, toolCallId, secret, answers } = input;
  const items = { [keys.answer(id)]: seal({ toolCallId, input: input.input }) };
  const recorded = await changeTask(ports, commit, id, () =>
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
