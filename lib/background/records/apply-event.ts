import type { CommandError } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import type { TaskEvent } from '@/lib/task/events';
import { changeTask } from './change-task';
import { type Alongside, recordEvent } from './record-event';
import type { WakePorts } from './schedule-store';

/**
 * Applies an event to its task, and returns what the page is told where the person caused it. `along` as
 * for `recordEvent`.
 */
export async function applyEvent(
  ports: WakePorts,
  id: string,
  event: TaskEvent,
  along?: Alongside,
): Promise<Result<null, CommandError>> {
  const recorded = await changeTask(ports, id, () => recordEvent(ports, id, event, along));
  if (recorded === null) return fail({ code: 'not-found' });
  // An event about a call came too late if it changes nothing.
  const isStale = 'toolCallId' in event && recorded.after === recorded.before;
  return isStale ? fail({ code: 'stale-call' }) : succeed(null);
}
