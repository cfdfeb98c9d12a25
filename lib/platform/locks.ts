import type { Locks } from '@/lib/ports';

/** Web Locks: shared by all contexts of the extension, and freed when their holder dies. */
export const locks: Locks = {
  run: (name, work) => navigator.locks.request(name, work),
  tryRun: (name, work) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { value: await work() },
    ),
};
