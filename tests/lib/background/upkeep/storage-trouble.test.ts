import { handleCommand } from '@/lib/background/handle-command';
import { notificationId } from '@/lib/background/attention/notification-id';
import { pressNotified } from '@/lib/background/open/press-notified';
import { logSchema } from '@/lib/task/log';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { defaultSettings } from '@/lib/store/settings';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import { day, hour, minute } from '@/lib/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask, testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const damaged = { v: 1, data: [{ kind: 'nobody knows' }] };

const onDisk = (world: World) => world.storage.dump('local');
const logOf = (world: World) => read(world.storage.local, keys.log('a'), logSchema);

/** Chromium's error for a full disk, where nothing limits Beckon's own storage. */
const noSpace =
  'IO error: /profile/000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';
const complaints = ['QUOTA_BYTES quota exceeded', noSpace];

/** From now on the disk takes nothing more. Returns a function that ends this. */
function fill(world: World, complaint = noSpace): () => void {
  const { local } = world.storage;
  const roomy = { ...local };
  const refuse = async () => {
    throw new Error(complaint);
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

test('with a task that cannot be read goes all that is kept for it', async () => {
  const world = await aWorld();
  const kept = [keys.task, keys.log, keys.call, keys.answer, keys.tools].map((key) => key('a'));
  await world.storage.local.set(Object.fromEntries(kept.map((key) => [key, damaged])));
  await world.storage.session.set({ [keys.answer('a')]: seal('secret') });
  const reply = await world.worker.command('quarantine.delete', { key: keys.task('a') });
  expect(reply).toEqual({ ok: true, value: null });
  expect(Object.keys(onDisk(world)).filter((key) => kept.includes(key))).toEqual([]);
  expect(Object.keys(world.storage.dump('session'))).not.toContain(keys.answer('a'));
});

test('a command that fails with what nobody foresaw has no answer, and is reported', async () => {
  const world = await aWorld();
  const reported = vi.spyOn(globalThis, 'reportError');
  onTestFinished(() => reported.mockRestore());
  const get = vi.spyOn(world.storage.local, 'get').mockRejectedValueOnce(new Error('A hiccup'));
  const reply = await world.worker.command('task.pin', { id: 'a', pinned: true });
  expect(get).toHaveBeenCalled();
  expect(reply).toEqual({ ok: false, error: { code: 'no-answer' } });
  expect(reported).toHaveBeenCalledOnce();
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

test.each(complaints)(
  'a full disk is told to whoever asks for something: %s',
  async (complaint) => {
    const world = await aWorld();
    await world.put(buildTask('a'));
    fill(world, complaint);
    const reply = await handleCommand(world.worker.ports, 'task.watch', {
      id: 'a',
      watch: 'paused',
    });
    expect(reply).toEqual({ ok: false, error: { code: 'storage-full' } });
  },
);

/** A task without news for so long that it is asked about every 5 minutes. */
const quiet = buildTask('a', {
  observed: {
    status: 'running',
    detailedStatus: 'processing_page',
    changedAt: testNow - 10 * hour,
  },
  activeAt: testNow - 10 * hour,
});

const glance = (world: World) => read(world.storage.session, keys.glance, storedGlanceSchema);

/** What the badge and home say after each of the next alarms, each different state once. */
async function said(world: World, alarms: number): Promise<readonly unknown[]> {
  const all = new Set<string>();
  for (let alarm = 0; alarm < alarms; alarm += 1) {
    await world.pass(30_000);
    const { text, title } = world.desktop.badge;
    all.add(JSON.stringify([text, title, (await glance(world))?.storageFull]));
  }
  return [...all].map((one) => JSON.parse(one));
}

test.each(complaints)('a full disk is told as long as it is: %s', async (complaint) => {
  const world = await aWorld();
  await world.put(quiet);
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  const empty = fill(world, complaint);
  await world.pass(5 * 60_000);
  const full = 'Beckon – hardly any room to save what your agents ask. Free some disk space.';
  expect(await said(world, 120)).toEqual([['!', full, true]]);
  expect(world.desktop.raises).toHaveLength(0);
  empty();
  await world.pass(5 * 60_000);
  const waits = 'Beckon – one request is waiting for you';
  expect(await said(world, 20)).toEqual([['1', waits, false]]);
  expect(world.desktop.raises).toHaveLength(1);
});

test('a full disk makes a task be asked about no more often', async () => {
  const world = await aWorld();
  await world.put(quiet);
  await world.worker.wake();
  const before = world.service.received.length;
  await world.pass(hour);
  const usual = world.service.received.length - before;
  world.service.ask('service-a', 'call-1');
  fill(world);
  await world.pass(hour);
  expect(world.service.received.length - before - usual).toBe(usual);
});

test('a press on a notification that cannot be saved is told, and the wake goes on', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.worker.wake();
  fill(world);
  const { ports, operations } = world.worker;
  operations.length = 0;
  const id = notificationId({ kind: 'request', task: 'a', call: 'call-1' });
  await world.clock.advance(minute);
  await world.worker.wake(pressNotified(ports, id, 1));
  expect((await glance(world))?.storageFull).toBe(true);
  expect(operations).toContain('fetch');
});

test.each<readonly [string, (world: World) => unknown]>([
  ['the task has it no more', ({ service }) => service.withdraw('service-a')],
  ['it is paused', ({ worker }) => worker.command('task.watch', { id: 'a', watch: 'paused' })],
  ['it is forgotten', ({ worker }) => worker.command('task.discard', { id: 'a' })],
])('what could not be saved of a task is waited for no more when %s', async (_, happens) => {
  const world = await aWorld();
  await world.put(quiet);
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  const empty = fill(world);
  await world.pass(5 * 60_000);
  expect((await glance(world))?.storageFull).toBe(true);
  empty();
  await happens(world);
  await world.pass(5 * 60_000);
  expect(await said(world, 4)).toEqual([['', 'Beckon – nothing is waiting for you', false]]);
});

test('a refused key is not asked with again although a full disk cannot say that it was', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  const { service } = world;
  const empty = fill(world);
  service.meddle = () => Response.json({ success: false, error: 'No' }, { status: 401 });
  await world.pass(60_000);
  const refused = service.received.length;
  await world.pass(hour / 2);
  expect(service.received).toHaveLength(refused);
  expect((await glance(world))?.storageFull).toBe(true);
  empty();
  await world.pass(hour / 2);
  // The service is asked once more, and now the refusal can be written.
  expect(service.received).toHaveLength(refused + 1);
  const stored = onDisk(world)[keys.connection('office')];
  expect(stored).toMatchObject({ data: { health: { state: 'refused-key' } } });
  expect((await glance(world))?.storageFull).toBe(false);
  expect(world.desktop.badge.text).toBe('!');
});
