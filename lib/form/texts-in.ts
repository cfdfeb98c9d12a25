import { isObject } from '@/lib/json-object';

/** The texts in a JSON value, its keys among them, however deep: at most `most` UTF-16 units. */
export function textsIn(value: unknown, most: number): string {
  let found = '';
  // It keeps its own stack: junk may be nested deeper than function calls can be.
  const waiting = [value];
  while (waiting.length > 0 && found.length < most) {
    const next = waiting.pop();
    if (typeof next === 'string') found += `${next}\n`;
    else if (Array.isArray(next)) {
      for (const member of next.toReversed()) waiting.push(member);
    } else if (isObject(next)) {
      for (const [key, member] of Object.entries(next).toReversed()) {
        waiting.push(member, key);
      }
    }
  }
  return found.slice(0, most);
}
