import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const resendAnswer: Handler<'answer.resend'> = async ({ ports, schedules }, input) => {
  const { id, toolCallId } = input;
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'resend-asked', toolCallId }),
  );
  if (recorded === null) return fail({ code: 'not-found' });
  return recorded.after === recorded.before ? fail({ code: 'stale-call' }) : succeed(null);
};
