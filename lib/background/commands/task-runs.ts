import { fail, succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { askedToWait } from '@/lib/task/due';
import { taskRecordSchema } from '@/lib/task/record';
import { openLink } from '../link';
import { noteFailure } from '../note-failure';
import { inSlot } from '../slots';
import type { Handler } from './handler';

/** The interface's largest page (§4.2). */
const limit = 30;

export const listRuns: Handler<'task.runs'> = async ({ ports, schedules }, { id, page }) => {
  const task = await read(ports.local, keys.task(id), taskRecordSchema);
  if (task?.creation.state !== 'created') return fail({ code: 'not-found' });
  const { taskId } = task.creation;
  const link = await openLink(ports, task.connectionId);
  if (!link.ok) return link;
  return inSlot(ports, task.connectionId, async () => {
    const wait = askedToWait(await schedules.read(), task.connectionId, ports.clock.now());
    if (wait > 0) return fail({ code: 'rate-limited', retryAfterMs: wait });
    const listed = await link.value.service.listRuns(taskId, { page, limit });
    if (listed.ok) return succeed({ ...listed.value, runs: [...listed.value.runs] });
    await noteFailure(ports, schedules, link.value, listed.error);
    return listed;
  });
};
