import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const snoozeRequest: Handler<'request.snooze'> = async ({ ports, schedules }, input) => {
  const { id, toolCallId, until } = input;
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'snoozed', toolCallId, until }),
  );
  if (recorded === null) return fail({ code: 'not-found' });
  return recorded.after === recorded.before ? fail({ code: 'stale-call' }) : succeed(null);
};
