import type { z } from '@/lib/schema';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import { open } from './envelope';
import { idOf, kindOf } from './keys';
import { isKnown, shapes } from './shapes';

/**
 * What an export holds: everything except API keys, answers, drafts, open requests, when home was looked
 * at, and what Beckon can find out again.
 */
export type Portable = { [K in Kind]: Item<K> }[Kind];
type Kind = 'connection' | 'task' | 'log' | 'tools' | 'tool-library' | 'settings';

interface Item<K extends Kind> {
  readonly kind: K;
  /** What stands behind the colon of its key. */
  readonly id: string;
  readonly value: z.infer<(typeof shapes)[K]>;
}

/**
 * Whether an export holds this key's item. Ids become member names of the schedule's objects: an id that
 * names a member of every object (`__proto__`, `constructor`) was not given by Beckon, and is refused.
 */
export function isPortable(key: string): boolean {
  const isKept = /^(?:(?:connection|task|log|tools):[\w-]+|tool-library|settings)$/.test(key);
  return isKept && !(idOf(key) in {});
}

/** An item as an export holds it; null when exports do not hold its kind, or when it cannot be read. */
export function readPortable(key: string, raw: unknown): Portable | null {
  const kind = kindOf(key);
  if (!isPortable(key) || !isKnown(kind)) return null;
  const opened = open<unknown>(key, shapes[kind], raw);
  if (opened.kind !== 'ok') return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed just above, by the schema of its kind
  const item = { kind, id: idOf(key), value: opened.value } as Portable;
  switch (item.kind) {
    case 'connection':
      return item.value.id === item.id && isSound(item.value) ? item : null;
    case 'task':
      return item.value.id === item.id ? { ...item, value: still(item.value) } : null;
    case 'log':
    case 'tools':
    case 'tool-library':
    case 'settings':
      return item;
  }
}

/** Its address is one that Beckon itself would have stored. */
function isSound({ baseUrl }: Connection): boolean {
  const address = normaliseAddress(baseUrl, { allowPlainHttp: true });
  return address.ok && address.value.baseUrl === baseUrl;
}

/** A task without anything that was under way: the next check of its status finds out what still waits. */
function still(task: TaskRecord): TaskRecord {
  const { creation } = task;
  return {
    ...task,
    call: null,
    ending: null,
    creation:
      creation.state === 'creating' ? { state: 'unknown', since: creation.since } : creation,
  };
}
