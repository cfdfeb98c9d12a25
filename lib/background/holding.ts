import type { Locks } from '@/lib/ports';

/** Does some work while holding all these locks. Taken in order, so that no two wait for each other. */
export async function holding<Value>(
  locks: Locks,
  names: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> {
  const done = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  try {
    for (const name of names.toSorted()) {
      await new Promise<void>((taken) => {
        held.push(
          locks.run(name, () => {
            taken();
            return done.promise;
          }),
        );
      });
    }
    return await work();
  } finally {
    done.resolve();
    await Promise.all(held);
  }
}
