import { applyOutcome } from './outcome';
import { scheduleEntry } from '@/lib/task/entry';
import { failureOf } from '@/lib/task/failure';
import { attend } from './attend';
import { noteConnection } from './connection-health';
import { type Link, openLink } from './link';
import type { Outcome } from './outcome';
import type { BackgroundPorts } from './ports';
import type { ScheduleWriter } from './schedule-store';
import { workOn } from './work';

const lanes = 6;

/**
 * Looks at the due tasks of one connection, a few at a time. A failure of the connection ends it for
 * this wake; one that failed before is tried with a single task first.
 */
export async function workThrough(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  connectionId: string,
  due: readonly string[],
  wasFailing: boolean,
): Promise<void> {
  const link = await openLink(ports, connectionId);
  if (!link.ok) {
    await noteConnection(ports, commit, connectionId, link.error);
    return;
  }
  const queue = [...due];
  if (wasFailing) {
    const first = queue.shift();
    if (first === undefined || !(await lane(ports, commit, link.value, [first]))) return;
  }
  await Promise.all(Array.from({ length: lanes }, () => lane(ports, commit, link.value, queue)));
}

/** Takes tasks off the queue until it is empty; empties it, and says false, when the connection fails. */
async function lane(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  link: Link,
  queue: string[],
): Promise<boolean> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const outcome = await workOn(ports, link, id);
    if (outcome === null) continue;
    await settleOutcome(ports, commit, link, outcome);
    if (!isUsable(outcome)) {
      queue.length = 0;
      return false;
    }
  }
  return true;
}

export async function settleOutcome(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  link: Link,
  outcome: Outcome,
): Promise<void> {
  const { answer, task } = outcome;
  if (typeof answer === 'object' && answer.code === 'refused-key') {
    await noteConnection(ports, commit, link.connection.id, answer);
  }
  await commit((draft) => applyOutcome(draft, outcome, ports.clock.now(), ports.random()));
  // Told at once: the other tasks of this wake may take long.
  if (task !== null && scheduleEntry(task).raiseAt === 0) await attend(ports, commit);
}

function isUsable({ answer }: Outcome): boolean {
  return typeof answer === 'string' || failureOf(answer).of === 'task';
}
