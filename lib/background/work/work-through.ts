import { failuresOf, isDue, type Screen } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';
import { second } from '@/lib/time';
import type { Attempts } from '../attempt';
import { attend } from '../attention/attend';
import { finishChange } from '../records/change-task';
import { noteConnection } from '../health/connection-health';
import { isOffline } from '../connections/is-offline';
import { type Link, openLink } from '../connections/link';
import { isUsable } from '../health/outcome';
import type { WakePorts } from '../records/schedule-store';
import { slots } from './slots';
import { workOn } from './work';

/** A wake older than this (ms) may not be alone any more: pages start one every 2 s. */
const beat = 2 * second;

/** How many ms an outcome waits for those of the tasks still in the queue, so that they share a write. */
const gather = 500;

interface Wake {
  /** When it looked for what is due. */
  readonly begunAt: number;
  readonly ports: WakePorts;
  readonly attempts: Attempts;
  readonly screen: Screen;
  readonly slack: number;
  /** Something that was due is left to another wake, which tells what it learns. */
  left: boolean;
}

/** The due tasks of one connection, as the lanes of a wake work through them. */
interface Queue {
  readonly ids: string[];
  /** One task alone, to see whether a connection that failed works again. */
  readonly trial: boolean;
  /** How often in a row the connection has failed, other than by asking for rest. */
  readonly failures: number;
  /** As this wake last saw it: other wakes may be at the same tasks. */
  schedule: Schedule;
  /** The outcomes of finished tasks that are still being stored, and told. */
  readonly settling: Promise<void>[];
}

/**
 * Looks at the due tasks of one connection, with a lane for each slot. A failure of the connection ends
 * this for the wake. A connection that failed before is tried with a single task first.
 */
export async function workThrough(
  wake: Wake,
  connectionId: string,
  due: readonly string[],
  schedule: Schedule,
): Promise<void> {
  if (await isOffline(wake.ports, connectionId)) return;
  const link = await openLink(wake.ports, connectionId);
  if (!link.ok) {
    await noteConnection(wake.ports, connectionId, link.error);
    // Their records may be gone like the connection: then nothing else would take them off the badge.
    if (link.error.code === 'not-found') {
      await Promise.all(due.map((id) => finishChange(wake.ports, id)));
    }
    return;
  }
  const settling: Promise<void>[] = [];
  const isStopped = connectionId in schedule.stopped;
  const trials = isStopped || schedule.backoff[connectionId] !== undefined ? 1 : 0;
  const failures = failuresOf(schedule, connectionId);
  const ids = trials === 0 ? due : trialFirst(wake, due, schedule, isStopped || failures > 0);
  const first: Queue = { ids: ids.slice(0, trials), trial: true, failures, schedule, settling };
  const queue: Queue = { ids: ids.slice(trials), trial: false, failures: 0, schedule, settling };
  const works = await lane(wake, link.value, first);
  if (works) await Promise.all(slots.map(() => lane(wake, link.value, queue)));
  // What is still queued found no free slot; behind a trial that failed, nothing is to be read for now.
  if ((works ? queue : first).ids.length > 0) wake.left = true;
  await Promise.all(settling);
}

/**
 * The due tasks, beginning with the one to try a connection with. A creation comes last: it proves
 * nothing, and may take long. A service that failed may fail for one task alone, so the task tried longest
 * ago goes first. If the same task always did, such as one with an answer to send, the others would never
 * be asked about. A task not tried since its answer was given goes before all: another wake may still be at
 * the others.
 */
function trialFirst(
  { begunAt }: Wake,
  due: readonly string[],
  { tasks }: Schedule,
  failed: boolean,
) {
  const triedAt = (id: string) => {
    const entry = tasks[id];
    if (entry?.outbox === 'creation') return Infinity;
    if (!failed || !entry?.triedAt) return 0;
    // What lies ahead is from before the clock was set back: it says nothing.
    const past = (at: number) => (at > begunAt ? 0 : at);
    const tried = past(entry.triedAt);
    return tried > past(entry.activeAt) ? tried : 0;
  };
  const first = due.reduce((one, other) => (triedAt(other) < triedAt(one) ? other : one));
  return [first, ...due.filter((id) => id !== first)];
}

/** Works on tasks from the queue until it is empty. False as soon as one of them ends the lane. */
async function lane(wake: Wake, link: Link, queue: Queue): Promise<boolean> {
  for (let id = queue.ids.shift(); id !== undefined; id = queue.ids.shift()) {
    const next = id;
    const then = await wake.attempts.attempt(() => workOnNext(wake, link, queue, next));
    if (then === 'connection-ends') queue.ids.length = 0;
    if (then === 'connection-ends' || then === 'lane-ends') return false;
  }
  return true;
}

/** Works on one task, and says how its lane goes on. */
async function workOnNext(
  wake: Wake,
  link: Link,
  queue: Queue,
  id: string,
): Promise<'next' | 'lane-ends' | 'connection-ends'> {
  const { begunAt, ports, attempts, screen, slack } = wake;
  const now = ports.clock.now();
  const isOld = now - begunAt > beat;
  const schedule = isOld ? await ports.schedules.read() : queue.schedule;
  if (!isDue(schedule, id, { screen, now, slack })) return 'next';
  if (isTriedSince(schedule, id, begunAt, now)) return 'next';
  // The last tasks do not wait, so that another wake finds them free at once. Nor does the task on
  // screen: the person's answer there must find it free, too.
  const patience = queue.ids.length > 0 && !screen.tasks.has(id) ? gather : 0;
  const entry = schedule.tasks[id];
  // A year's ended tasks may be due at once: what an agent asks must not wait until all are read.
  const kept = entry?.over ? 1 : 0;
  const known = { failures: queue.failures, entry };
  const work = await workOn(ports, link, id, {
    patience,
    waits: entry?.outbox != null,
    kept,
    known,
  });
  switch (work.kind) {
    case 'busy':
      wake.left = true;
      // A trial proves nothing then: the other wake is trying this task, and the next wake sees what
      // came of it.
      return queue.trial ? 'lane-ends' : 'next';
    case 'no-slot':
      return putBack(queue, id, schedule) ? 'next' : 'lane-ends';
    case 'held-back':
      return 'connection-ends';
    case 'done':
      break;
  }
  const { outcome, written } = work;
  const settle = attempts.attempt(async () => {
    queue.schedule = await written;
    // Told at once: the other tasks of this wake may take long.
    if (outcome.news) await attend(ports, attempts);
  });
  queue.settling.push(settle);
  return isUsable(outcome) ? 'next' : 'connection-ends';
}

/**
 * Puts a task that found no slot back, for the other lanes of this wake or for the next one.
 * @returns whether the slot that ended tasks leave free has another task to read, which is the next one then
 */
function putBack({ ids }: Queue, id: string, { tasks }: Schedule): boolean {
  ids.unshift(id);
  const other = ids.findIndex((next) => !tasks[next]?.over);
  if (other > 0) ids.unshift(...ids.splice(other, 1));
  return other > 0;
}

/**
 * Whether another wake has tried the task since this one began. At a slow service wakes overlap, and this
 * one's order is old: read again now, the task would go before those that have waited longer.
 */
function isTriedSince({ tasks }: Schedule, id: string, begunAt: number, now: number): boolean {
  const entry = tasks[id];
  if (!entry?.triedAt || entry.outbox !== null) return false;
  return entry.triedAt > begunAt && entry.triedAt <= now;
}
