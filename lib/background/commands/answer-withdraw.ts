import { succeed } from '@/lib/result';
import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

/** A withdrawal that comes too late is no failure: the page shows how far the answer has come. */
export const withdrawAnswer: Handler<'answer.withdraw'> = async (ports, { id, toolCallId }) => {
  await applyEvent(ports, id, { type: 'answer-withdrawn', toolCallId });
  return succeed(null);
};
