import { isObject, ownObject, ownText } from '@/lib/json-object';
import { keys } from './keys';
import type { Ahead } from './read-ahead';

/**
 * Reads what the page of a task's request draws first, beside what home does: what its agent asks,
 * what was answered before, and what was typed so far.
 * @param id Beckon's own
 */
export async function readRequestAhead(ahead: Ahead, id: string): Promise<void> {
  const task = keys.task(id);
  const stored = await ahead.read('local', [task, keys.call(id), keys.log(id), keys.tools(id)]);
  const toolCallId = openCallOf(stored[task]);
  // No call, or a record that is none: the page finds that out by itself.
  if (toolCallId === '') return;
  await ahead.read('local', [keys.draft(id, toolCallId), keys.reason(id, toolCallId)]);
}

/** Unparsed: all that can come of a wrong one is a key that nobody reads. */
function openCallOf(stored: unknown): string {
  if (!isObject(stored)) return '';
  return ownText(ownObject(ownObject(stored, 'data'), 'call'), 'toolCallId');
}
