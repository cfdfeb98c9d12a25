import type { StorageArea } from '@/lib/ports';
import type { z } from '@/lib/schema';
import { open } from './envelope';
import { keys } from './keys';

interface Kept<Value> {
  /** Null when there is none, or none that can be read. */
  readonly value: Value | null;
  /** What must be written along with whatever takes its place, so that nothing broken is lost. */
  readonly aside: Readonly<Record<string, unknown>>;
}

/** Reads what is about to be overwritten. Something broken is set aside as it is, never reset. */
export async function readOrSetAside<Value>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Value>,
  now: number,
): Promise<Kept<Value>> {
  const { [key]: raw } = await area.get([key]);
  const opened = open(key, schema, raw);
  return {
    value: opened.kind === 'ok' ? opened.value : null,
    aside: opened.kind === 'broken' ? { [keys.quarantine(key, now)]: raw } : {},
  };
}
