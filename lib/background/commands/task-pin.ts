import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const pinTask: Handler<'task.pin'> = async ({ ports, schedules }, { id, pinned }) => {
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'pin-set', pinned }),
  );
  return recorded === null ? fail({ code: 'not-found' }) : succeed(null);
};
