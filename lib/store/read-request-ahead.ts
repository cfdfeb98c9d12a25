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
  const call = unparsed(stored[task])?.data?.call?.toolCallId;
  if (call !== undefined) await ahead.read('local', [keys.draft(id, call), keys.reason(id, call)]);
}

interface Unparsed {
  readonly data?: { readonly call?: { readonly toolCallId?: string } | null } | null;
}

/** All that can come of a wrong one is a key that nobody reads. */
function unparsed(stored: unknown): Unparsed | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is only asked for what it may have, and to parse it takes code that a page starts later
  return stored as Unparsed | undefined;
}
