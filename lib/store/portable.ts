import type { z } from '@/lib/schema';
import { normaliseAddress } from '@/lib/service/address';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import { type LogEntry, logSchema } from '@/lib/task/log';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import { type StoredTool, storedToolsSchema } from '@/lib/tools/definition';
import { open } from './envelope';
import { keys } from './keys';
import { type Library, librarySchema } from './library';
import { type Settings, settingsSchema } from './settings';

/** What an export holds: everything but keys, answers, drafts, open requests and what can be found again. */
export type Portable =
  | { readonly kind: 'connection'; readonly value: Connection }
  | { readonly kind: 'task'; readonly value: TaskRecord }
  | { readonly kind: 'log'; readonly taskId: string; readonly value: readonly LogEntry[] }
  | { readonly kind: 'tools'; readonly taskId: string; readonly value: readonly StoredTool[] }
  | { readonly kind: 'library'; readonly value: Library }
  | { readonly kind: 'settings'; readonly value: Settings };

/**
 * The kinds of keys whose items an export holds. Ids name members of the schedule's objects: what
 * every object has, `__proto__` or `constructor`, is none that Beckon gave.
 */
export function isPortable(key: string): boolean {
  const [, id = ''] = key.split(':');
  return (
    /^(?:(?:connection|task|log|tools):[\w-]+|tool-library|settings)$/.test(key) && !(id in {})
  );
}

/** An item as an export holds it; null when it is not of such a kind, or cannot be read. */
export function readPortable(key: string, raw: unknown): Portable | null {
  if (!isPortable(key)) return null;
  const [kind = '', taskId = ''] = key.split(':');
  const read = <Value>(schema: z.ZodMiniType<Value>): Value | null => {
    const opened = open(key, schema, raw);
    return opened.kind === 'ok' ? opened.value : null;
  };
  switch (kind) {
    case 'connection': {
      const value = read(connectionSchema);
      return value !== null && isSound(key, value) ? { kind, value } : null;
    }
    case 'task': {
      const value = read(taskRecordSchema);
      return value !== null && keys.task(value.id) === key ? { kind, value: still(value) } : null;
    }
    case 'log': {
      const value = read(logSchema);
      return value && { kind, taskId, value };
    }
    case 'tools': {
      const value = read(storedToolsSchema);
      return value && { kind, taskId, value };
    }
    case 'settings': {
      const value = read(settingsSchema);
      return value && { kind, value };
    }
    default: {
      const value = read(librarySchema);
      return value && { kind: 'library', value };
    }
  }
}

/** Its address is one that Beckon itself would have stored. */
function isSound(key: string, { id, baseUrl }: Connection): boolean {
  const address = normaliseAddress(baseUrl, { allowPlainHttp: true });
  return keys.connection(id) === key && address.ok && address.value.baseUrl === baseUrl;
}

/** A task without what was under way: the next check of its status finds what still waits. */
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
