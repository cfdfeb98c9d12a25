import { firefoxChanges, firefoxDisk } from '@/lib/platform/firefox-disk';
import type { ChangeSource } from '@/lib/platform/gather-changes';
import { memoryStorage } from '@/tests/support/memory-storage';
import { expect, it, vi } from 'vitest';

/** Firefox's storage: a write without room breaks the next one, too; a removal without room only says it is done. */
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
  const remove: typeof local.remove = async (keys) => {
    if (!disk.isFull) await local.remove(keys);
  };
  return firefoxDisk({ ...local, set, remove });
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

it('says that a removal found no room', async () => {
  const disk = { isFull: false };
  const storage = firefoxOn(disk);
  await storage.set({ one: 1, two: 2 });
  disk.isFull = true;
  await expect(storage.remove(['one'])).rejects.toThrow('no space');
  disk.isFull = false;
  await storage.remove(['one', 'three']);
  expect(await storage.keys()).toEqual(['two']);
});

it('does not take what another page has just written for a removal without room', async () => {
  const { local } = memoryStorage();
  let isFirst = true;
  const remove: typeof local.remove = async (keys) => {
    await local.remove(keys);
    if (isFirst) await local.set({ one: 'of another page' });
    isFirst = false;
  };
  await firefoxDisk({ ...local, remove }).remove(['one']);
  expect(await local.keys()).toEqual([]);
});

it('tells pages only of the removals that were made, and in order', async () => {
  const { local } = memoryStorage();
  await local.set({ refused: 'still here', written: 'anew' });
  const told = vi.fn();
  // Firefox tells while the removal is under way.
  let tell: Parameters<ChangeSource>[0] = told;
  firefoxChanges((listener) => {
    tell = listener;
  }, local)(told);
  tell('local', { refused: undefined, cleared: undefined, kept: 1 });
  tell('local', { written: 'anew' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(told.mock.calls).toEqual([
    ['local', { refused: 'still here', cleared: undefined, kept: 1 }],
    ['local', { written: 'anew' }],
  ]);
});

it('tells at once of what changed in memory, where nothing is removed from the disk', () => {
  const { local } = memoryStorage();
  const told = vi.fn();
  firefoxChanges((listener) => listener('session', { cleared: undefined }), local)(told);
  expect(told.mock.calls).toEqual([['session', { cleared: undefined }]]);
});
