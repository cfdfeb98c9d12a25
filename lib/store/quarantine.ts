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
  const opened = open(key, schema, (await area.get([key]))[key]);
  switch (opened.kind) {
    case 'missing':
      return { value: null, aside: {} };
    case 'ok':
      return { value: opened.value, aside: {} };
    case 'broken':
      return { value: null, aside: { [keys.quarantine(key, now)]: opened.raw } };
  }
}
