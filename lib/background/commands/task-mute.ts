import { applyEvent } from './apply-event';
import type { Handler } from './handler';

export const muteTask: Handler<'task.mute'> = (context, { id, muted }) =>
  applyEvent(context, id, { type: 'mute-set', muted });
