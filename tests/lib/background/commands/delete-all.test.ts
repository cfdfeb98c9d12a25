import { handleCommand } from '@/lib/background/handle-command';
import { withSchedule } from '@/lib/background/records/schedule-store';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test, vi } from 'vitest';
import { asking } from '../../../support/attention-world';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const waitedFor = async () => (await navigator.locks.query()).pending?.map(({ name }) => name);
const isRemoval = (operation: string) => /^local.remove .*task/.test(operation);

test('a worker that dies while it deletes everything leaves no count on the badge', async () => {
  const world = await aWorld();
  await world.put(asking('a'), asking('b'));
  await world.worker.wake();
  expect(world.desktop.badge.text).toBe('2');
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isRemoval });
  expect(await dying.command('data.delete-all', null)).toBe('dead');
  await world.startWorker().wake();
  expect(world.desktop.badge.text).toBe('');
  expect(world.desktop.shown).toEqual([]);
});

test('a worker that dies while it deletes everything leaves nothing on the disk', async () => {
  const world = await aWorld();
  await world.put(asking('a'));
  await world.storage.local.set({
    [keys.apiKey('office')]: seal('a key'),
    [keys.log('a')]: seal([]),
  });
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isRemoval });
  expect(await dying.command('data.delete-all', null)).toBe('dead');
  expect(world.storage.dump('local')).toEqual({});
});

test('it lasts even where the log is torn: a new one is begun', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  let written = 0;
  world.storage.changes.subscribe('local', (changes) => {
    written += JSON.stringify(changes[keys.filler] ?? '').length;
  });
  await world.worker.command('data.delete-all', null);
  expect(written).toBeGreaterThan(4 * 1024 * 1024);
  expect(world.storage.dump('local')).toEqual({});
});

test('while it waits for an import it keeps nobody from a task or a connection', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  const imported = Promise.withResolvers<void>();
  const importing = ports.locks.run('import', () => imported.promise);
  const deleted = handleCommand(ports, 'data.delete-all', null);
  await expect.poll(waitedFor).toContain('import');
  const free = await ports.locks.tryRun(keys.connection('office'), async () => true);
  imported.resolve();
  await Promise.all([importing, deleted]);
  expect(free).toEqual({ value: true });
  expect(storage.dump('local')).toEqual({});
});

test('a key that comes to memory meanwhile goes, too', async () => {
  const { ports, storage } = backgroundWorld();
  const free = Promise.withResolvers<void>();
  const others = ports.locks.run('library', () => free.promise);
  const deleted = handleCommand(ports, 'data.delete-all', null);
  await expect.poll(waitedFor).toContain('library');
  await storage.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  await storage.session.set({ [keys.apiKey('office')]: 'a key' });
  free.resolve();
  await Promise.all([others, deleted]);
  expect(storage.dump('local')).toEqual({});
  expect(storage.dump('session')).not.toHaveProperty([keys.apiKey('office')]);
});

test('what a wake is noting meanwhile is not counted on the badge', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set({ [keys.task('a')]: seal(asking('a')) });
  const noting = Promise.withResolvers<void>();
  const noted = Promise.withResolvers<void>();
  const set = storage.session.set.bind(storage.session);
  vi.spyOn(storage.session, 'set').mockImplementationOnce(async (items) => {
    noting.resolve();
    await noted.promise;
    await set(items);
  });
  const { schedules } = withSchedule(ports);
  const written = schedules.change(({ stopped }) => {
    stopped['office'] = 0;
  });
  await noting.promise;
  const deleted = handleCommand(ports, 'data.delete-all', null);
  await expect.poll(waitedFor).toContain('schedule');
  noted.resolve();
  await Promise.all([written, deleted]);
  const schedule = await schedules.stored();
  expect([schedule?.tasks, schedule?.stopped]).toEqual([{}, {}]);
});

test('what is imported while it is not done yet is not forgotten with the rest', async () => {
  const asked = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const items = {
    [keys.connection('office')]: seal(buildConnection()),
    [keys.task('a')]: seal(buildTask('a')),
  };
  const { ports, storage } = backgroundWorld({
    permissions: {
      has: async () => true,
      async granted() {
        asked.resolve();
        await goesOn.promise;
        return [];
      },
      release: async () => {},
    },
    network: {
      fetch: async () => Response.json({ format: 'beckon-export', items }),
      online: () => false,
    },
  });
  const deleted = handleCommand(ports, 'data.delete-all', null);
  await asked.promise;
  const imported = handleCommand(ports, 'data.import', { url: 'blob:file', file: null });
  await Promise.race([imported, expect.poll(waitedFor).toContain('import')]);
  goesOn.resolve();
  await Promise.all([deleted, imported]);
  const schedule = await read(storage.session, keys.schedule, storedScheduleSchema);
  expect(Object.keys(schedule?.tasks ?? {})).toEqual(['a']);
});
