import { setTimeout as sleep } from 'node:timers/promises';
import { keys } from '@/lib/store/keys';
import { minute } from '@/lib/time';
import { expect, test, vi } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const full = new Error('IO error: FILE_ERROR_NO_SPACE');

/** Makes a write fail; the next one does not. */
async function tear(world: World): Promise<World> {
  vi.spyOn(world.storage.local, 'set').mockRejectedValueOnce(full);
  await world.worker.ports.local.set({ a: 1 }).catch(() => undefined);
  return world;
}

/** A world that is done with what a start does. */
async function startedWorld(): Promise<World> {
  const world = await aWorld();
  await world.worker.wake();
  return world;
}

/** A world in which a worker died before it removed what it filled the log with. */
async function worldWithFiller(): Promise<World> {
  const world = await tear(await startedWorld());
  const dying = world.startWorker({
    fault: 'die-before',
    nth: 1,
    of: (one) => one === 'local.remove filler',
  });
  await dying.wake();
  await world.startWorker().wake();
  expect(world.storage.dump('local')).toHaveProperty(keys.filler);
  return world;
}

/** Gathers what is written to fill the log, as text. */
function writesTo(storage: World['storage']): string[] {
  const written: string[] = [];
  storage.changes.subscribe('local', (changes) => {
    if (changes[keys.filler] !== undefined) written.push(JSON.stringify(changes[keys.filler]));
  });
  return written;
}

test.each(['set', 'remove'] as const)(
  'after a %s that failed the log is filled once there is room, and nothing of that stays',
  async (write) => {
    const world = await startedWorld();
    const { storage, desktop, worker } = world;
    await world.put(buildTask('a'));
    const set = vi.spyOn(storage.local, 'set').mockRejectedValue(full);
    const remove = vi.spyOn(storage.local, 'remove').mockRejectedValue(full);
    await expect(
      write === 'set' ? worker.ports.local.set({ a: 1 }) : worker.ports.local.remove(['a']),
    ).rejects.toBe(full);
    await world.pass(minute);
    expect(desktop.badge.title).toContain('hardly any room');

    set.mockRestore();
    remove.mockRestore();
    const written = writesTo(storage);
    await world.pass(minute);
    expect(written.join('').length).toBeGreaterThan(4 * 1024 * 1024);
    expect(desktop.badge.title).not.toContain('hardly any room');
    expect(storage.dump('local')).not.toHaveProperty(keys.filler);
    written.length = 0;
    await world.pass(minute);
    expect(written).toEqual([]);
  },
);

test('where there is too little room, none of it is taken, and the badge says so', async () => {
  const world = await tear(await startedWorld());
  world.room = 15 * 1024 * 1024;
  const written = writesTo(world.storage);
  await world.pass(5 * minute);
  expect(written).toEqual([]);
  expect(world.desktop.badge.title).toContain('hardly any room');
  world.room *= 2;
  await world.pass(minute);
  expect(written).toHaveLength(1);
  expect(world.desktop.badge.title).not.toContain('hardly any room');
});

test('after a start with too little room the log is filled as soon as there is more', async () => {
  const world = await aWorld();
  world.room = 15 * 1024 * 1024;
  await world.restartBrowser();
  await world.pass(minute);
  expect(world.desktop.badge.title).toContain('hardly any room');
  const written = writesTo(world.storage);
  world.room *= 2;
  await world.pass(5 * minute);
  expect(written).toHaveLength(1);
  expect(world.desktop.badge.title).not.toContain('hardly any room');
});

test('later than at a start, too little room is no failure by itself', async () => {
  const world = await aWorld();
  await world.pass(minute);
  world.room = 15 * 1024 * 1024;
  await world.pass(5 * minute);
  expect(world.desktop.badge.title).not.toContain('hardly any room');
});

test('after a start with room the log is filled, once: a power cut may have torn it', async () => {
  const world = await aWorld();
  await world.pass(minute);
  const written = writesTo(world.storage);
  await world.restartBrowser();
  await world.pass(5 * minute);
  expect(written.join('').length).toBeGreaterThan(4 * 1024 * 1024);
  expect(written).toHaveLength(1);
  expect(world.storage.dump('local')).not.toHaveProperty(keys.filler);
});

test('a write that fails while the log is filled is seen to with the next wake', async () => {
  const world = await tear(await startedWorld());
  const { local } = world.storage;
  vi.spyOn(local, 'remove').mockImplementationOnce(async () => {
    vi.spyOn(local, 'set').mockRejectedValueOnce(full);
    await world.worker.ports.local.set({ a: 1 }).catch(() => undefined);
  });
  await world.worker.wake();
  const written = writesTo(world.storage);
  await world.pass(minute);
  expect(written.join('').length).toBeGreaterThan(4 * 1024 * 1024);
});

test('two wakes at a start fill it once', async () => {
  const world = await aWorld();
  const { operations, ports } = await world.restartBrowser();
  // Long enough for both to have seen that the log is not known to be whole.
  vi.spyOn(ports, 'room').mockImplementation(() => sleep(50, Infinity));
  await Promise.all([world.worker.wake(), world.worker.wake()]);
  expect(operations.filter((one) => one === 'local.set filler')).toHaveLength(1);
});

test('at a start neither the log nor the services wait for the other', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const asked = Promise.withResolvers<void>();
  world.fetch = () => {
    asked.resolve();
    return new Promise(() => {});
  };
  const { operations } = await world.restartBrowser();
  const room = Promise.withResolvers<number>();
  vi.spyOn(world.worker.ports, 'room').mockReturnValue(room.promise);
  const waking = world.worker.wake();
  await asked.promise;
  room.resolve(Infinity);
  await expect.poll(() => operations).toContain('local.remove filler');
  world.worker.die();
  await waking;
});

test('what a worker that dies meanwhile leaves is gone with the next start', async () => {
  const world = await worldWithFiller();
  await world.restartBrowser();
  await world.pass(minute);
  expect(world.storage.dump('local')).not.toHaveProperty(keys.filler);
});

test('where one was left, the next differs: Chromium does not write what is there already', async () => {
  const world = await worldWithFiller();
  await world.pass(minute);
  const written = writesTo(world.storage);
  await tear(world);
  await world.worker.wake();
  expect(written).toHaveLength(1);
});
