import { applyEvent } from './apply-event';
import type { Handler } from './handler';

const longest = 200;

export const renameTask: Handler<'task.rename'> = (ports, { id, title }) =>
  applyEvent(ports, id, { type: 'renamed', title: title.trim().slice(0, longest) || null });
