import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

export const watchTask: Handler<'task.watch'> = (ports, { id, watch }) =>
  applyEvent(ports, id, { type: 'watch-set', watch });
