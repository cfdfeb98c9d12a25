import type { Glance } from '@/lib/task/glance';
import { keys } from './keys';
import type { Ahead } from './read-ahead';

/**
 * Reads what home draws first. It needs none of a page's other code, so that storage answers while
 * that code is still starting.
 * @throws when the stored glance is none, which home finds out by itself
 */
export async function readHomeAhead(ahead: Ahead): Promise<void> {
  const stored = await ahead.read('session', [keys.glance]);
  const { waiting, connections } = unparsed(stored[keys.glance]);
  await ahead.read('local', [
    ...waiting.map(keys.task),
    ...connections.map(keys.connection),
    keys.settings,
  ]);
}

/** All that can come of a wrong one is a key that nobody reads. */
function unparsed(stored: unknown): Glance {
  if (typeof stored !== 'object' || stored === null || !('data' in stored)) {
    throw new Error('No glance');
  }
  return JSON.parse(String(stored.data));
}
