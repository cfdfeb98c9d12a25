import { locks } from '@/lib/platform/locks';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Holds a lock until it is released. */
function hold(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.run(name, () => promise);
  return resolve;
}

const isFree = async (name: string) => (await locks.tryRun(name, async () => {})) !== null;

test('of several locks the first to be free is taken, and no other is waited for', async () => {
  const [releaseFirst, releaseSecond] = [hold('first'), hold('second')];
  let runs = 0;
  const ran = locks.runFirst(['first', 'second'], async () => {
    runs += 1;
    expect(await isFree('second')).toBe(false);
    return 'done';
  });
  releaseSecond();
  expect(await ran).toBe('done');
  releaseFirst();
  await expect.poll(async () => (await isFree('first')) && (await isFree('second'))).toBe(true);
  expect(runs).toBe(1);
});

test('what was taken goes to the next in line only once the work is done', async () => {
  const order: string[] = [];
  const ran = locks.runFirst(['third'], async () => {
    await isFree('fourth');
    order.push('done');
  });
  await locks.run('third', async () => void order.push('next'));
  expect(order).toEqual(['done', 'next']);
  await ran;
});

test('of several that are free one is taken, once', async () => {
  let runs = 0;
  await locks.runFirst(['third', 'fourth'], async () => {
    runs += 1;
  });
  await expect.poll(async () => (await isFree('third')) && (await isFree('fourth'))).toBe(true);
  expect(runs).toBe(1);
});

test('nothing runs twice if a browser grants what it was told to drop', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  onTestFinished(() => request.mockRestore());
  request.mockImplementation(async (...given: unknown[]) => {
    const granted = given.at(-1);
    if (typeof granted === 'function') granted();
  });
  let runs = 0;
  await locks.runFirst(['third', 'fourth'], async () => {
    runs += 1;
  });
  expect(runs).toBe(1);
});

test('what goes wrong meanwhile is passed on, and the lock is free again', async () => {
  const failing = locks.runFirst(['fifth'], () => Promise.reject(new Error('It broke')));
  await expect(failing).rejects.toThrow('It broke');
  await expect.poll(() => isFree('fifth')).toBe(true);
});
