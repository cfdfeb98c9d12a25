import type { CommandError } from '@/lib/messages';
import { fail, type Result, succeed } from '@/lib/result';
import type { TaskEvent } from '@/lib/task/events';
import { changeTask } from '../change-task';
import { type Extras, recordEvent } from '../record-event';
import type { WakePorts } from '../schedule-store';

/** What a page is told of an event that the person has caused. `extras` as for `recordEvent`. */
export async function applyEvent(
  ports: WakePorts,
  id: string,
  event: TaskEvent,
  extras?: Extras,
): Promise<Result<null, CommandError>> {
  const recorded = await changeTask(ports, id, () => recordEvent(ports, id, event, extras));
  if (recorded === null) return fail({ code: 'not-found' });
  // Of a call, an event that changes nothing came too late.
  const isStale = 'toolCallId' in event && recorded.after === recorded.before;
  return isStale ? fail({ code: 'stale-call' }) : succeed(null);
}
