import type { Locks } from '@/lib/ports';

/** Does some work while holding all these locks. Taken in order, so that no two wait for each other. */
export function holding<Value>(
  locks: Locks,
  names: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> {
  // Not a call within the call before: where free locks are given at once, thousands would be too deep.
  const later = (then: () => Promise<Value>) => Promise.resolve().then(then);
  const locked = names
    .toSorted()
    .reduceRight((within, name) => () => locks.run(name, () => later(within)), work);
  return locked();
}
