import { createTask } from '@/lib/service/create-task';
import type { ServiceError } from '@/lib/service/errors';
import { isUncertain } from '@/lib/service/is-uncertain';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { isFailing } from '@/lib/task/due';
import type { TaskEvent } from '@/lib/task/events';
import type { CreateRefusal, TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { minute } from '@/lib/time';
import { type StoredTool, toDefinition } from '@/lib/tools/definition';
import { startAttempts } from '../attempt';
import { changeTask } from '../records/change-task';
import { noteConnection } from '../health/connection-health';
import { isOffline } from '../connections/is-offline';
import { isRecent } from '../is-recent';
import { openLink } from '../connections/link';
import { noteVerdict } from '../health/note-verdict';
import { isOutOfReach } from './out-of-reach';
import { readTask } from '../records/read-tasks';
import { recordEvent } from '../records/record-event';
import type { WakePorts } from '../records/schedule-store';
import { inSlot } from './slots';
import { toldToWait } from '../health/told-to-wait';

/**
 * Begins a creation and sends its request, once, under the task's `work:` lock. A record that says
 * *creating* while that lock is free was left by a worker that died or a write that failed, and is never
 * sent again by itself. Resolves as soon as `begin` has written the record; the request goes on.
 * @param tools the tools that the agent is given
 * @param begin writes the record in state *creating*; false where another creation took its place
 */
export async function beginCreate(
  ports: WakePorts,
  id: string,
  tools: readonly StoredTool[],
  begin: () => Promise<boolean>,
): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const sent = ports.locks.run(`work:${id}`, async () => {
    const isBegun = await begin();
    begun.resolve();
    if (!isBegun) return;
    // The page has its answer by now, so nobody else would report what fails from here on.
    await startAttempts().attempt(() => send(ports, id, tools));
  });
  await Promise.race([begun.promise, sent]);
}

async function send(ports: WakePorts, id: string, tools: readonly StoredTool[]): Promise<void> {
  const task = await readTask(ports, id);
  if (task?.creation.state !== 'creating') return;
  const event = await ask(ports, task, tools);
  await changeTask(ports, id, async () => {
    try {
      return await recordEvent(ports, id, event);
    } catch (error) {
      // Nobody else knows the service's id: it waits in memory for a wake that can write it to the record.
      if (event.type === 'created') {
        await ports.session.set({ [keys.created(id)]: seal(event.taskId) });
      }
      throw error;
    }
  });
}

async function ask(
  ports: WakePorts,
  task: TaskRecord,
  tools: readonly StoredTool[],
): Promise<TaskEvent> {
  if (await isOffline(ports, task.connectionId)) return refused('offline');
  return inSlot(ports, task.connectionId, async () => {
    const schedule = await ports.schedules.read();
    const doubtful = mayEndInDoubt(schedule, task);
    if (doubtful || !isHeard(schedule, task, ports.clock.now())) {
      if (await isOutOfReach(ports, task.connectionId, doubtful)) return refused('no-answer');
    }
    // Only after the waiting does `post` read the key and the address: the person may have changed or
    // removed them. If the person has deleted the task, nothing may be sent, and no page shows this refusal.
    if ((await readTask(ports, task.id)) === null) return refused('not-found');
    return post(ports, task, tools);
  });
}

/** Whether the service failed last, or has not said what became of an earlier request for this task. */
function mayEndInDoubt(schedule: Schedule, { connectionId, creation }: TaskRecord): boolean {
  const isDoubted = creation.state === 'creating' && creation.doubted === true;
  return isDoubted || isFailing(schedule, connectionId);
}

/** How long a service that was asked is assumed to be at its address. */
const heardFor = 10 * minute;

/**
 * Whether the service was asked lately, whatever came of that: one never asked may not be at its address
 * at all.
 */
function isHeard({ tasks }: Schedule, { connectionId }: TaskRecord, now: number): boolean {
  return Object.values(tasks).some(
    (entry) => entry.connectionId === connectionId && isRecent(entry.triedAt, now, heardFor),
  );
}

async function post(
  ports: WakePorts,
  { connectionId, instruction, agent }: TaskRecord,
  tools: readonly StoredTool[],
): Promise<TaskEvent> {
  const link = await openLink(ports, connectionId);
  if (!link.ok) {
    await noteConnection(ports, connectionId, link.error);
    return refused(link.error.code);
  }
  if ((await toldToWait(ports, connectionId)) !== null) return refused('rate-limited');
  const body = { task: instruction, agent, tools: tools.map(toDefinition) };
  const made = await createTask(link.value.transport, body);
  // Even if a note fails, the service has said what it did, and the event must be returned.
  await startAttempts().attempt(() => noteVerdict(ports, link.value, made.ok ? 'ok' : made.error));
  return made.ok ? { type: 'created', taskId: made.value.taskId } : afterFailure(made.error);
}

function afterFailure(error: ServiceError): TaskEvent {
  if (isUncertain(error)) {
    return { type: 'create-uncertain', said: 'message' in error ? error.message : null };
  }
  // A wrong path in the address shows only here: the connection's test takes this answer to be about
  // its task.
  const isElsewhere = error.code === 'refused' && [404, 405].includes(error.httpStatus);
  return refused(isElsewhere ? 'not-there' : error.code, error.message);
}

function refused(reason: CreateRefusal, message: string | null = null): TaskEvent {
  return { type: 'create-refused', reason, message };
}
