import { applyEvent } from './apply-event';
import type { Handler } from './handler';

export const pinTask: Handler<'task.pin'> = (context, { id, pinned }) =>
  applyEvent(context, id, { type: 'pin-set', pinned });
