import type { StorageArea } from '@/lib/ports';
import { keys } from './keys';
import { peek } from './peek';

/**
 * The hash that a side panel is about to be sent to; undefined for none. What is read ahead for one
 * that turns out not to be meant is read for nothing.
 * @throws what the storage area throws
 */
export async function readIntentAhead(session: StorageArea): Promise<string | undefined> {
  const stored = await session.get([keys.intent]);
  return peek(stored, keys.intent, 'data', 'route');
}
