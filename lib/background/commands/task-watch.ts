import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const watchTask: Handler<'task.watch'> = async ({ ports, schedules }, { id, watch }) => {
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'watch-set', watch }),
  );
  return recorded === null ? fail({ code: 'not-found' }) : succeed(null);
};
