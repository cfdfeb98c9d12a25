import type { Locks } from '@/lib/ports';

/**
 * Runs `work` while holding all these locks. They are taken in order; otherwise two calls could wait for
 * each other.
 */
export function holding<Value>(
  locks: Locks,
  names: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> {
  // Not a call within a call: where free locks are given at once, thousands of them would overflow
  // the stack.
  const later = (then: () => Promise<Value>) => Promise.resolve().then(then);
  const locked = names
    .toSorted()
    .reduceRight((within, name) => () => locks.run(name, () => later(within)), work);
  return locked();
}
