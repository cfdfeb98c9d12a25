import { draftsOf, keys } from './keys';
import { peek } from './peek';
import type { Ahead } from './read-ahead';

/**
 * Reads what the page of a task's request draws first, besides what home draws: what the agent asks,
 * what was answered before, and what was typed so far.
 * @param id Beckon's own id of the task
 * @throws what the storage area throws
 */
export async function readRequestAhead(ahead: Ahead, id: string): Promise<void> {
  const task = keys.task(id);
  const stored = await ahead.read('local', [task, keys.call(id), keys.log(id), keys.tools(id)]);
  const call = peek(stored, task, 'data', 'call', 'toolCallId');
  if (call !== undefined) await ahead.read('local', draftsOf(id, call));
}
