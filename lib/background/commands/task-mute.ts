import { fail, succeed } from '@/lib/result';
import { changeTask } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const muteTask: Handler<'task.mute'> = async ({ ports, schedules }, { id, muted }) => {
  const recorded = await changeTask(ports, schedules, id, () =>
    recordEvent(ports, id, { type: 'mute-set', muted }),
  );
  return recorded === null ? fail({ code: 'not-found' }) : succeed(null);
};
