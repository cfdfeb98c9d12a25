import type { StorageArea } from '@/lib/ports';
import type { z } from '@/lib/schema';
import { open } from './envelope';

/** The value of a key; null when it is missing or broken; something broken is left as it is. */
export async function read<Value>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | null> {
  const [value] = await readAll(area, [key], schema);
  return value ?? null;
}

/** The values of those keys that exist and parse, in the order asked for. */
export async function readAll<Value>(
  area: StorageArea,
  keys: readonly string[],
  schema: z.ZodMiniType<Value>,
): Promise<readonly Value[]> {
  const stored = await area.get(keys);
  return keys.flatMap((key) => {
    const opened = open(key, schema, stored[key]);
    return opened.kind === 'ok' ? [opened.value] : [];
  });
}

/** Everything readable under a prefix such as `task:`. */
export async function readPrefix<Value>(
  area: StorageArea,
  prefix: string,
  schema: z.ZodMiniType<Value>,
): Promise<readonly Value[]> {
  const keys = (await area.keys()).filter((key) => key.startsWith(prefix));
  return readAll(area, keys, schema);
}
