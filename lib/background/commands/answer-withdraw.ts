import { succeed } from '@/lib/result';
import { applyEvent } from './apply-event';
import type { Handler } from './handler';

/** That it came too late is no failure: the page shows how far the answer is. */
export const withdrawAnswer: Handler<'answer.withdraw'> = async (ports, { id, toolCallId }) => {
  await applyEvent(ports, id, { type: 'answer-withdrawn', toolCallId });
  return succeed(null);
};
