import { neededFirst } from '@/lib/task/needed-first';
import type { Schedule } from '@/lib/task/schedule';
import type { AreaAhead } from './area-ahead';
import { keys } from './keys';

/**
 * Asks for what home draws first. It needs none of a page's other code, so that storage answers while
 * that code is still starting.
 * @throws when the stored schedule is none, which home finds out and tells by itself
 */
export async function askHomeAhead(local: AreaAhead, session: AreaAhead): Promise<void> {
  const stored = await session.askAhead([keys.schedule]);
  const { tasks, connections } = neededFirst(glanceAt(stored[keys.schedule]));
  await local.askAhead([
    ...tasks.map(keys.task),
    ...connections.map(keys.connection),
    keys.settings,
  ]);
}

/** Unparsed: all that can come of a wrong one is a key that nobody reads. */
function glanceAt(stored: unknown): Schedule {
  if (typeof stored !== 'object' || stored === null || !('data' in stored)) {
    throw new Error('No schedule');
  }
  return JSON.parse(String(stored.data));
}
