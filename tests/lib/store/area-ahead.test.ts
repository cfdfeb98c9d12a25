import { areaAhead } from '@/lib/store/area-ahead';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../support/memory-storage';

async function aheadOf(items: Readonly<Record<string, unknown>>) {
  const storage = memoryStorage();
  await storage.local.set(items);
  const get = vi.fn((keys: readonly string[]) => storage.local.get(keys));
  return { get, local: areaAhead({ ...storage.local, get }, 'local', storage.changes), storage };
}

test('what was asked ahead is not read again by whoever reads it first', async () => {
  const { local, get } = await aheadOf({ a: 1, b: 2 });
  await local.askAhead(['a', 'b', 'missing']);
  expect(await local.get(['b', 'missing'])).toEqual({ b: 2 });
  expect(await local.get(['a'])).toEqual({ a: 1 });
  expect(get).toHaveBeenCalledTimes(1);
});

test('a reader need not wait for the answer that is under way', async () => {
  const { local, get } = await aheadOf({ a: 1 });
  void local.askAhead(['a']);
  expect(await local.get(['a'])).toEqual({ a: 1 });
  expect(get).toHaveBeenCalledTimes(1);
});

test('it is handed out once: the next reader reads', async () => {
  const { local, get } = await aheadOf({ a: 1 });
  await local.askAhead(['a']);
  await local.get(['a']);
  expect(await local.get(['a'])).toEqual({ a: 1 });
  expect(get).toHaveBeenCalledTimes(2);
});

test('what has changed meanwhile is read anew, the rest is not', async () => {
  const { local, storage, get } = await aheadOf({ a: 1, b: 2 });
  await local.askAhead(['a', 'b']);
  await storage.local.set({ a: 'new' });
  expect(await local.get(['a'])).toEqual({ a: 'new' });
  expect(get).toHaveBeenLastCalledWith(['a']);
  expect(await local.get(['b'])).toEqual({ b: 2 });
  expect(get).toHaveBeenCalledTimes(2);
});

test('what was removed meanwhile is gone', async () => {
  const { local, storage } = await aheadOf({ a: 1 });
  await local.askAhead(['a']);
  await storage.local.remove(['a']);
  expect(await local.get(['a'])).toEqual({});
});

test('what could not be read ahead is read again', async () => {
  const { local, get } = await aheadOf({ a: 1 });
  get.mockRejectedValueOnce(new Error('Busy'));
  await expect(local.askAhead(['a'])).rejects.toThrow('Busy');
  expect(await local.get(['a'])).toEqual({ a: 1 });
});

test('keys of which only some were asked ahead are read together', async () => {
  const { local, get } = await aheadOf({ a: 1, b: 2 });
  await local.askAhead(['a']);
  expect(await local.get(['a', 'b'])).toEqual({ a: 1, b: 2 });
  expect(get).toHaveBeenLastCalledWith(['a', 'b']);
});
