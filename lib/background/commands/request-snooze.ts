import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

export const snoozeRequest: Handler<'request.snooze'> = (ports, { id, toolCallId, until }) =>
  applyEvent(ports, id, { type: 'snoozed', toolCallId, until });
