import type { StorageArea } from '@/lib/ports';
import { keys } from './keys';
import { peek } from './peek';

/**
 * The hash that a side panel is about to be sent to; undefined for none. Does not check whether this
 * panel is the one that is meant: if not, something was read for nothing.
 * @throws what the storage area throws
 */
export async function readIntentAhead(session: StorageArea): Promise<string | undefined> {
  const stored = await session.get([keys.intent]);
  return peek(stored, keys.intent, 'data', 'route');
}
