import type { StorageArea } from '@/lib/ports';
import type { z } from '@/lib/schema';
import { open } from './envelope';
import { keys } from './keys';

interface Kept<Value> {
  /** Null when there is none, or none that can be read. */
  readonly value: Value | null;
  /** What must be written together with the new value, so that nothing broken is lost. */
  readonly aside: Readonly<Record<string, unknown>>;
}

/** Reads an item that is about to be overwritten. A broken item is set aside unchanged, never discarded. */
export async function readOrSetAside<Value>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Value>,
  now: number,
): Promise<Kept<Value>> {
  const { [key]: raw } = await area.get([key]);
  return openOrSetAside(key, schema, raw, now);
}

/** The same for an item that has been read. */
export function openOrSetAside<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  raw: unknown,
  now: number,
): Kept<Value> {
  const opened = open(key, schema, raw);
  return {
    value: opened.kind === 'ok' ? opened.value : null,
    aside: opened.kind === 'broken' ? { [keys.quarantine(key, now)]: raw } : {},
  };
}
