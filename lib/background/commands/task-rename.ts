import { beginning } from '@/lib/visible-text';
import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

/** In UTF-16 units. */
const longest = 200;

export const renameTask: Handler<'task.rename'> = (ports, { id, title }) =>
  applyEvent(ports, id, { type: 'renamed', title: beginning(title.trim(), longest) || null });
