import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

export const resendAnswer: Handler<'answer.resend'> = (ports, { id, toolCallId }) =>
  applyEvent(ports, id, { type: 'resend-asked', toolCallId });
