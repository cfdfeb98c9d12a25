import { readAhead } from '@/lib/store/read-ahead';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../support/memory-storage';

async function aheadOf(items: Readonly<Record<string, unknown>>) {
  const { local, session, changes } = memoryStorage();
  await local.set(items);
  const get = vi.fn((keys: readonly string[]) => local.get(keys));
  return { get, local, session, ahead: readAhead({ local: { ...local, get }, session }, changes) };
}

test('what was read is known at once, and that a key is missing too', async () => {
  const { ahead } = await aheadOf({ a: 1, b: 2 });
  await ahead.read('local', ['a', 'b', 'missing']);
  expect(ahead.known('local', ['b', 'missing'])).toEqual({ b: 2 });
  expect(ahead.known('local', ['a'])).toEqual({ a: 1 });
  expect(ahead.known('local', ['a'])).toEqual({ a: 1 });
  expect(Object.keys(ahead.known('local', ['missing']) ?? { no: 'values' })).toEqual([]);
});

test('what nobody read is not known, in the other area neither', async () => {
  const { ahead } = await aheadOf({ a: 1, b: 2 });
  await ahead.read('local', ['a']);
  expect(ahead.known('local', ['b'])).toBeNull();
  expect(ahead.known('local', ['a', 'b'])).toBeNull();
  expect(ahead.known('session', ['a'])).toBeNull();
});

test('what is on its way is not known yet', async () => {
  const { ahead } = await aheadOf({ a: 1 });
  const reading = ahead.read('local', ['a']);
  expect(ahead.known('local', ['a'])).toBeNull();
  await reading;
  expect(ahead.known('local', ['a'])).toEqual({ a: 1 });
});

test('what is known stays known while it is read once more', async () => {
  const { ahead } = await aheadOf({ a: 1 });
  await ahead.read('local', ['a']);
  const again = ahead.read('local', ['a']);
  expect(ahead.known('local', ['a'])).toEqual({ a: 1 });
  await again;
});

test('what has changed since is not known any more, the rest is', async () => {
  const { ahead, local } = await aheadOf({ a: 1, b: 2 });
  await ahead.read('local', ['a', 'b']);
  await local.set({ a: 'new' });
  expect(ahead.known('local', ['a'])).toBeNull();
  expect(ahead.known('local', ['b'])).toEqual({ b: 2 });
});

test('of each area by itself', async () => {
  const { ahead, local, session } = await aheadOf({ a: 1 });
  await session.set({ a: 2 });
  await ahead.read('local', ['a']);
  await ahead.read('session', ['a']);
  await local.set({ a: 3 });
  expect(ahead.known('local', ['a'])).toBeNull();
  expect(ahead.known('session', ['a'])).toEqual({ a: 2 });
  await session.set({ a: 4 });
  expect(ahead.known('session', ['a'])).toBeNull();
});

test('what changes while it is read may be newer than what comes', async () => {
  const { ahead, local, get } = await aheadOf({ a: 1 });
  get.mockImplementationOnce(async () => {
    await local.set({ a: 'new' });
    return { a: 1 };
  });
  await ahead.read('local', ['a']);
  expect(ahead.known('local', ['a'])).toBeNull();
});

test('what could not be read is not known', async () => {
  const { ahead, get } = await aheadOf({ a: 1 });
  get.mockRejectedValueOnce(new Error('Busy'));
  await expect(ahead.read('local', ['a'])).rejects.toThrow('Busy');
  expect(ahead.known('local', ['a'])).toBeNull();
});

test('of two readings of a key that overlap, the one from before a change is not taken', async () => {
  const { ahead, local, get } = await aheadOf({ a: 1 });
  const { promise: late, resolve: answer } = Promise.withResolvers<Record<string, unknown>>();
  get.mockReturnValueOnce(late);
  const first = ahead.read('local', ['a']);
  await local.set({ a: 'new' });
  const { promise: later, resolve: answerLater } = Promise.withResolvers<Record<string, unknown>>();
  get.mockReturnValueOnce(later);
  const second = ahead.read('local', ['a']);
  answer({ a: 1 });
  await first;
  expect(ahead.known('local', ['a'])).toBeNull();
  answerLater({ a: 'new' });
  await second;
  expect(ahead.known('local', ['a'])).toEqual({ a: 'new' });
});

test('what is written through it is not known any more, though nobody has told of it yet', async () => {
  const { local, session } = memoryStorage();
  await local.set({ a: 1, b: 2 });
  await session.set({ a: 3 });
  const ahead = readAhead({ local, session }, { subscribe: () => () => {} });
  await ahead.read('local', ['a', 'b']);
  await ahead.read('session', ['a']);
  const reading = ahead.read('local', ['c']);
  await ahead.areas.local.set({ a: 'new', c: 'new' });
  await reading;
  for (const key of ['a', 'c']) expect(ahead.known('local', [key])).toBeNull();
  expect(ahead.known('local', ['b'])).toEqual({ b: 2 });
  expect(ahead.known('session', ['a'])).toEqual({ a: 3 });
  await ahead.areas.local.remove(['b']);
  await ahead.areas.session.remove(['a']);
  expect(ahead.known('local', ['b'])).toBeNull();
  expect(ahead.known('session', ['a'])).toBeNull();
  expect(await local.get(['a', 'b', 'c'])).toEqual({ a: 'new', c: 'new' });
});
