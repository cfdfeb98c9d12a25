import { writeAgain } from '@/lib/platform/write-again';
import { memoryStorage } from '@/tests/support/memory-storage';
import { expect, it } from 'vitest';

/** Firefox's storage: a write without room breaks the next one, too. */
function firefoxOn(disk: { isFull: boolean }) {
  const { local } = memoryStorage();
  let isBroken = false;
  const set: typeof local.set = async (items) => {
    const wasBroken = isBroken;
    isBroken = !wasBroken && disk.isFull;
    if (wasBroken) throw new Error('An unexpected error occurred');
    if (disk.isFull)
      throw new Error('QuotaExceededError: storage.local API call exceeded its quota');
    await local.set(items);
  };
  return writeAgain({ ...local, set });
}

it('says each time that the disk is full', async () => {
  const storage = firefoxOn({ isFull: true });
  for (const time of ['first', 'second', 'third']) {
    await expect(storage.set({ time }), time).rejects.toThrow('QuotaExceeded');
  }
});

it('writes as soon as there is room', async () => {
  const disk = { isFull: true };
  const storage = firefoxOn(disk);
  await expect(storage.set({ one: 1 })).rejects.toThrow('QuotaExceeded');
  disk.isFull = false;
  await storage.set({ two: 2 });
  expect(await storage.get(['one', 'two'])).toEqual({ two: 2 });
});
