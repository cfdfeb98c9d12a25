import { applyEvent } from './apply-event';
import type { Handler } from './handler';

export const resendAnswer: Handler<'answer.resend'> = (context, { id, toolCallId }) =>
  applyEvent(context, id, { type: 'resend-asked', toolCallId });
