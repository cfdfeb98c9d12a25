import { handleCommand } from '@/lib/background/handle-command';
import { logEntrySchema } from '@/lib/task/log';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { defaultSettings } from '@/lib/store/settings';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { z } from '@/lib/schema';
import { expect, test } from 'vitest';
import { buildTask, testNow } from '../../support/build-task';
import { aWorld, type World } from '../../support/world/world';

const day = 24 * 60 * 60_000;
const damaged = { v: 1, data: [{ kind: 'nobody knows' }] };

const onDisk = (world: World) => world.storage.dump('local');
const logOf = (world: World) => read(world.storage.local, keys.log('a'), z.array(logEntrySchema));

/** From now on the disk takes nothing more. */
function fill(world: World): () => void {
  const { local } = world.storage;
  const roomy = { ...local };
  const refuse = async () => {
    throw new Error('QUOTA_BYTES quota exceeded');
  };
  Object.assign(local, { set: refuse });
  return () => {
    Object.assign(local, roomy);
  };
}

test('a log that cannot be read is set aside as it was, and a new one begun', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.storage.local.set({ [keys.log('a')]: damaged });
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  expect(await logOf(world)).toMatchObject([{ kind: 'watch', watch: 'paused' }]);
  expect(onDisk(world)[keys.quarantine(keys.log('a'), testNow)]).toEqual(damaged);
});

test('settings that cannot be read are set aside when new ones are saved', async () => {
  const world = await aWorld();
  await world.storage.local.set({ [keys.settings]: damaged });
  await world.worker.command('settings.save', defaultSettings);
  expect(onDisk(world)[keys.settings]).toEqual(seal(defaultSettings));
  expect(onDisk(world)[keys.quarantine(keys.settings, testNow)]).toEqual(damaged);
});

test('a task that cannot be read is left as it is, whatever is done and however long', async () => {
  const world = await aWorld();
  const record = { v: 1, data: { id: 'a', half: 'a record' } };
  await world.storage.local.set({ [keys.task('a')]: record });
  await world.pass(60 * 60_000);
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  await world.worker.command('task.check', { id: 'a' });
  expect(onDisk(world)[keys.task('a')]).toEqual(record);
  expect(world.service.received).toEqual([]);
});

test('only what cannot be read is deleted', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.storage.local.set({ [keys.log('a')]: damaged });
  await world.worker.command('quarantine.delete', { key: keys.log('a') });
  expect(onDisk(world)[keys.log('a')]).toBeUndefined();
  const reply = await world.worker.command('quarantine.delete', { key: keys.task('a') });
  expect(reply).toEqual({ ok: false, error: { code: 'not-found' } });
  expect(await world.task('a')).not.toBeNull();
});

test('history goes after as many days as the person has set', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.command('settings.save', { ...defaultSettings, historyDays: 7 });
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  await world.clock.advance(6 * day);
  await world.worker.command('task.watch', { id: 'a', watch: 'watched' });
  expect(await logOf(world)).toHaveLength(2);
  await world.clock.advance(2 * day);
  await world.worker.command('task.watch', { id: 'a', watch: 'archived' });
  expect(await logOf(world)).toMatchObject([{ watch: 'watched' }, { watch: 'archived' }]);
});

test('a full disk is told to whoever asks for something', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  fill(world);
  const reply = await handleCommand(world.worker.ports, 'task.watch', { id: 'a', watch: 'paused' });
  expect(reply).toEqual({ ok: false, error: { code: 'storage-full' } });
});

test('a full disk is told when a wake meets it, and no more once there is room', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  const isFull = async () =>
    (await read(world.storage.session, keys.schedule, storedScheduleSchema))?.storageFull;
  world.service.ask('service-a', 'call-1');
  const empty = fill(world);
  await world.pass(30_000);
  expect(await isFull()).toBe(true);
  empty();
  await world.pass(60_000);
  expect(await isFull()).toBe(false);
  expect(world.desktop.badge.text).toBe('1');
  expect(world.desktop.raises).toHaveLength(1);
});
