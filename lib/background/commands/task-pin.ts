import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

export const pinTask: Handler<'task.pin'> = (ports, { id, pinned }) =>
  applyEvent(ports, id, { type: 'pin-set', pinned });
