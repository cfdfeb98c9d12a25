import { toStoredCall } from '@/lib/store/call';
import { seal } from '@/lib/store/envelope';
import { draftsOf, keys } from '@/lib/store/keys';
import { openOrSetAside } from '@/lib/store/quarantine';
import { readSettings } from '@/lib/store/settings';
import { extendLog } from '@/lib/task/bounded-log';
import type { TaskEvent } from '@/lib/task/events';
import { journal } from '@/lib/task/journal';
import type { AnsweredField } from '@/lib/task/answered-fields';
import { type LogEntry, logSchema } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
import { day } from '@/lib/time';
import { holding } from './holding';
import type { BackgroundPorts } from '../ports';
import { readTasks } from './read-tasks';
import { removeLeftovers } from './remove-leftovers';

/** A task before and after an event; the same object twice when the event changed nothing. */
export interface Recorded {
  readonly before: TaskRecord;
  readonly after: TaskRecord;
}

export interface Alongside {
  /** For the log of an `answered` event. */
  readonly answers?: readonly AnsweredField[];
  /** Written to the disk in the same step as the record. */
  readonly items?: Readonly<Record<string, unknown>>;
  /** Written to memory before the record: what must never reach the disk. */
  readonly secretItems?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a task, applies an event and writes what changed in one step, under the task's lock. Null when
 * the task does not exist. Writes nothing when the event changes nothing.
 * @throws when the storage is full
 */
export async function recordEvent(
  ports: BackgroundPorts,
  id: string,
  event: TaskEvent,
  along: Alongside = {},
): Promise<Recorded | null> {
  const [recorded = null] = await recordEvents(ports, [id], new Map([[id, event]]), along);
  return recorded;
}

/** The same for many tasks, in one step for all; those that are not there are left out. */
export function recordEvents(
  ports: BackgroundPorts,
  ids: readonly string[],
  events: ReadonlyMap<string, TaskEvent>,
  along: Alongside = {},
): Promise<readonly Recorded[]> {
  return holding(ports.locks, ids.map(keys.task), async () => {
    const tasks = await readTasks(ports, ids);
    const now = ports.clock.now();
    const recorded = tasks.flatMap((before) => {
      const event = events.get(before.id);
      return event ? [{ before, after: transition(before, event, now), event }] : [];
    });
    const changed = recorded.filter(({ before, after }) => after !== before);
    if (changed.length > 0) await write(ports, changed, along, now);
    return recorded;
  });
}

interface Change extends Recorded {
  readonly event: TaskEvent;
}

async function write(
  ports: BackgroundPorts,
  changes: readonly Change[],
  along: Alongside,
  now: number,
): Promise<void> {
  const added = changes.map(({ before, after }) => ({
    key: keys.log(after.id),
    entries: journal(before, after, along.answers ?? [], now),
  }));
  const logs = await extendedLogs(ports, added, now);
  const items = changes.flatMap(({ before, after, event }) =>
    Object.entries({ [keys.task(after.id)]: seal(after), ...newCall(before, after, event) }),
  );
  if (along.secretItems !== undefined) await ports.session.set(along.secretItems);
  await ports.local.set({ ...along.items, ...Object.fromEntries(items), ...logs });
  const gone = changes.flatMap(obsoleteKeys);
  if (gone.length === 0) return;
  await Promise.all([removeLeftovers(ports.local, gone), removeLeftovers(ports.session, gone)]);
}

interface Added {
  readonly key: string;
  readonly entries: readonly LogEntry[];
}

/** Reads all of them at once: a read for each takes long where many are archived. */
async function extendedLogs(
  { local }: BackgroundPorts,
  added: readonly Added[],
  now: number,
): Promise<Record<string, unknown>> {
  const longer = added.filter(({ entries }) => entries.length > 0);
  if (longer.length === 0) return {};
  const oldest = now - (await readSettings(local)).historyDays * day;
  const stored = await local.get(longer.map(({ key }) => key));
  const items = longer.flatMap(({ key, entries }) => {
    const { value, aside } = openOrSetAside(key, logSchema, stored[key], now);
    return Object.entries({ ...aside, [key]: seal(extendLog(value ?? [], entries, oldest)) });
  });
  return Object.fromEntries(items);
}

function newCall(before: TaskRecord, after: TaskRecord, event: TaskEvent): Record<string, unknown> {
  const opened = after.call !== null && after.call.toolCallId !== before.call?.toolCallId;
  if (!opened || event.type !== 'observed' || event.status.call.kind !== 'waiting') return {};
  return { [keys.call(after.id)]: seal(toStoredCall(event.status.call.call)) };
}

/**
 * The keys that nobody needs once an answer was taken back, or a call has ended. Drafts stay unless the
 * answer is known to have arrived.
 */
function obsoleteKeys({ before, after }: Recorded): readonly string[] {
  const { call } = before;
  if (after.call?.delivery?.state === 'withdrawn') return [keys.answer(after.id)];
  if (call === null || call.toolCallId === after.call?.toolCallId) return [];
  const confirmed = after.settled[0]?.outcome === 'confirmed';
  return [
    keys.answer(after.id),
    ...(after.call === null ? [keys.call(after.id)] : []),
    ...(confirmed ? draftsOf(after.id, call.toolCallId) : []),
  ];
}
