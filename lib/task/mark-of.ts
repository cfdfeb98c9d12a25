import { stringifyJson } from '@/lib/json';
import type { ToolCall } from '@/lib/service/types';

/**
 * A number that tells two calls apart that ask something else. Some services write an object's members in
 * another order each time, which does not count.
 */
export function markOf(call: ToolCall): number {
  const parts = stringifyJson(call).split(/[,{}]/).toSorted().join('');
  let mark = 0;
  for (const character of parts) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 40;
  return mark;
}
