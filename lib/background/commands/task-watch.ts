import { applyEvent } from './apply-event';
import type { Handler } from './handler';

export const watchTask: Handler<'task.watch'> = (context, { id, watch }) =>
  applyEvent(context, id, { type: 'watch-set', watch });
