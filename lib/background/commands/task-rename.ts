import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

const longest = 200;

export const renameTask: Handler<'task.rename'> = async ({ ports, schedules }, input) => {
  const { id } = input;
  const title = input.title.trim().slice(0, longest) || null;
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'renamed', title }),
  );
  return recorded === null ? fail({ code: 'not-found' }) : succeed(null);
};
