import type { Locks } from '@/lib/ports';

/** Web Locks: shared by all contexts of the extension, and freed when their holder dies. */
export const locks: Locks = {
  run: (name, work) => navigator.locks.request(name, work),
  tryRun: (name, work) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { value: await work() },
    ),
  runFirst: (names, work) => {
    const others = new AbortController();
    const { signal } = others;
    return new Promise((resolve, reject) => {
      const take = async () => {
        // Two may be granted before the first of them takes the others back.
        if (signal.aborted) return;
        others.abort();
        await work().then(resolve, reject);
      };
      for (const name of names) {
        // What is taken back rejects, too.
        navigator.locks.request(name, { signal }, take).catch((error: unknown) => {
          if (!signal.aborted) reject(error);
        });
      }
    });
  },
};
