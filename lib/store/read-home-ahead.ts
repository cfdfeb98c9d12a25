import { keys } from './keys';
import { peek, peekAll } from './peek';
import type { Ahead } from './read-ahead';

/**
 * Reads what home draws first. Needs none of a page's other code, so that storage can answer while that
 * code is still starting.
 * @throws what the storage area throws, and when no readable glance is stored, which home finds out by itself
 */
export async function readHomeAhead(ahead: Ahead): Promise<void> {
  const stored = await ahead.read('session', [keys.glance]);
  const glance: unknown = JSON.parse(peek(stored, keys.glance, 'data') ?? '');
  await ahead.read('local', [
    ...peekAll(glance, 'waiting').map(keys.task),
    ...peekAll(glance, 'connections').map(keys.connection),
    keys.settings,
  ]);
}
