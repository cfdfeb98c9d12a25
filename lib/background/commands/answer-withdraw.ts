import { succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

/** That it came too late is no failure: the page shows how far the answer is. */
export const withdrawAnswer: Handler<'answer.withdraw'> = async (ports, { id, toolCallId }) => {
  const event = { type: 'answer-withdrawn', toolCallId } as const;
  await changeTask(ports, id, () => recordEvent(ports, id, event));
  return succeed(null);
};
