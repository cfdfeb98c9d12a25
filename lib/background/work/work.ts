import type { ServiceError } from '@/lib/service/errors';
import {
  goesBeforeReading,
  isLongUnread,
  isQueued,
  isToWaitForReading,
  isUnsent,
  type SendContext,
} from '@/lib/task/answer-to-send';
import type { Delivery } from '@/lib/task/delivery';
import { isHeldBack } from '@/lib/task/due';
import { scheduleEntry } from '@/lib/task/entry';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { minute } from '@/lib/time';
import { checkStatus } from './check';
import { noteKey } from '../health/connection-health';
import { isStorageFull } from '../is-storage-full';
import { isCurrent, type Link } from '../connections/link';
import { noteFailsAlone } from '../health/note-fails-alone';
import { drainOutbox } from './outbox';
import { applyOutcome, applyUnsaved, isUsable, type Outcome } from '../health/outcome';
import type { BackgroundPorts } from '../ports';
import { readTask } from '../records/read-tasks';
import type { WakePorts } from '../records/schedule-store';
import { inFreeSlot, inSlot } from './slots';

type Work =
  | {
      readonly kind: 'done';
      readonly outcome: Outcome;
      /** The schedule, once the outcome is written in it. */
      readonly written: Promise<Schedule>;
    }
  /** Another wake is at it already. */
  | { readonly kind: 'busy' }
  /** No slot was free, and `waits` was not set. */
  | { readonly kind: 'no-slot' }
  /** Another request has found meanwhile that the service must not be asked for now. */
  | { readonly kind: 'held-back' };

/** After this long (ms) without a readable status, what is read may be of another run. */
const longUnread = 4 * minute;

interface Manner {
  /** How many milliseconds an outcome may wait to share its write, if it is no news and holds back no others. */
  readonly patience?: number;
  /** The person wants it checked, even if it is paused. */
  readonly asked?: boolean;
  /** Whether to wait for a slot when none is free: a person waits for the outcome. */
  readonly waits?: boolean;
  /** How many slots are left to others. */
  readonly kept?: number;
  /** Tells whether a reading comes before an answer that the service cannot have yet. */
  readonly known: SendContext;
}

/**
 * Does all that is due for one task: sends its answer, reads its status. Holds the task's `work:` lock
 * until the schedule has the outcome, so that two wakes never do the same twice; but resolves as soon as
 * the service has answered.
 */
export async function workOn(
  ports: WakePorts,
  link: Link,
  id: string,
  manner: Manner,
): Promise<Work> {
  const { patience = 0, waits = manner.asked, kept } = manner;
  const worked = Promise.withResolvers<Work>();
  const ran = ports.locks.tryRun(`work:${id}`, async () => {
    const request = async (waited: boolean): Promise<Work> => {
      // A wake that began just before a reading failed knows nothing of that: an answer it sent would end in
      // doubt.
      const mayBeLate = waited || manner.waits;
      if (mayBeLate && (await isLeftAlone(ports, link))) return { kind: 'held-back' };
      const outcome = await workOnce(ports, link, id, manner);
      const heeded = await heed(ports, link, outcome);
      const now = ports.clock.now();
      const written = ports.schedules.change(
        (draft) => applyOutcome(draft, link.connection.id, heeded, now, ports.random()),
        // News must be known at once, and so must what holds back other tasks.
        !isUsable(outcome) || outcome.news ? 0 : patience,
      );
      // The next request in this slot must find in the schedule that it is held back.
      if (!isUsable(outcome)) await written;
      return { kind: 'done', outcome, written };
    };
    const { id: connectionId } = link.connection;
    const work: Work = waits
      ? await inSlot(ports, connectionId, request)
      : ((await inFreeSlot(ports, connectionId, () => request(false), kept))?.value ?? {
          kind: 'no-slot',
        });
    // The slot is free again, for whatever this wake looks at next.
    worked.resolve(work);
    if (work.kind === 'done') await work.written;
    return work;
  });
  return Promise.race<Work>([worked.promise, ran.then((run) => run?.value ?? { kind: 'busy' })]);
}

/**
 * Whether the service is left alone for now. Asked again where a wake may be late: others may have found
 * out meanwhile that it fails, wants rest or refuses the key.
 */
async function isLeftAlone(ports: WakePorts, { connection }: Link): Promise<boolean> {
  return isHeldBack(await ports.schedules.read(), connection.id, ports.clock.now());
}

/** Whether a task has something that the person is to be told at once. */
function isUntold(task: TaskRecord | null): boolean {
  return task !== null && scheduleEntry(task).raiseAt === 0;
}

/**
 * Ignores a failure at an address that the connection has left meanwhile: it says nothing of the new one.
 */
async function heed(ports: BackgroundPorts, link: Link, outcome: Outcome): Promise<Outcome> {
  const isAnswered = typeof outcome.verdict === 'string';
  if (isAnswered || (await isCurrent(ports, link.connection))) return outcome;
  return { ...outcome, verdict: 'skipped' };
}

/** @throws when part of the outcome could not be stored; the schedule then says so */
async function workOnce(
  ports: WakePorts,
  link: Link,
  id: string,
  manner: Manner,
): Promise<Outcome> {
  try {
    const before = await readTask(ports, id);
    const worked = await sendAndRead(ports, link, id, before, manner);
    const found = await noteFailsAlone(ports, link, worked);
    await noteKey(ports, link, found.verdict);
    return { ...found, news: isUntold(found.task) && !isUntold(before) };
  } catch (error) {
    const now = ports.clock.now();
    await ports.schedules.change((draft) => applyUnsaved(draft, id, isStorageFull(error), now));
    throw error;
  }
}

async function sendAndRead(
  ports: BackgroundPorts,
  link: Link,
  id: string,
  before: TaskRecord | null,
  { asked = false, known }: Manner,
): Promise<Omit<Outcome, 'news'>> {
  const now = ports.clock.now();
  const goesFirst = (delivery: Delivery | null) =>
    goesBeforeReading(delivery) && !isToWaitForReading(delivery, now, known);
  const { task, error } = await sendWaiting(ports, link, before, goesFirst);
  if (error !== null) return { id, task, request: 'send', verdict: error };
  if (task === null) return { id, task, request: 'check', verdict: 'skipped' };
  // A request that waits for hours is read every five minutes: meanwhile another run may have asked. So it
  // may have while for as long nothing that was read told of a request.
  const { trouble } = task;
  const isLongTrouble = trouble !== null && Math.abs(now - trouble.at) >= longUnread;
  const late = isLongTrouble || isLongUnread(known.entry, now, longUnread);
  const checked = await checkStatus(ports, link, task, asked, late);
  // This reading decides whether an answer of unknown fate is sent again.
  const isToGo = checked.verdict === 'ok' ? isQueued : isUnsent;
  if (!isUsable(checked) || !isToGo(checked.task?.call?.delivery ?? null)) {
    return { id, request: 'check', ...checked };
  }
  const again = await sendWaiting(ports, link, checked.task, isToGo);
  return again.error === null
    ? { id, task: again.task, request: 'check', verdict: checked.verdict }
    : { id, task: again.task, request: 'send', verdict: again.error };
}

/** Sends the task's answer if `isToGo` says so, and then reads the task again. */
async function sendWaiting(
  ports: BackgroundPorts,
  link: Link,
  before: TaskRecord | null,
  isToGo: (delivery: Delivery | null) => boolean,
): Promise<{ readonly task: TaskRecord | null; readonly error: ServiceError | null }> {
  if (!before?.call || !isToGo(before.call.delivery)) return { task: before, error: null };
  const { id } = before;
  const error = await drainOutbox(ports, link, id);
  return { task: await readTask(ports, id), error };
}
