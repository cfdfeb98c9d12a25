import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

export const muteTask: Handler<'task.mute'> = (ports, { id, muted }) =>
  applyEvent(ports, id, { type: 'mute-set', muted });
