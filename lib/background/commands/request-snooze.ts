import { applyEvent } from './apply-event';
import type { Handler } from './handler';

export const snoozeRequest: Handler<'request.snooze'> = (context, { id, toolCallId, until }) =>
  applyEvent(context, id, { type: 'snoozed', toolCallId, until });
