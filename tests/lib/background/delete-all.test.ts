import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { asking } from '../../support/attention-world';
import { backgroundWorld } from '../../support/background-world';
import { buildConnection } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

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

test('while it waits for an import it keeps nobody from a task or a connection', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  const imported = Promise.withResolvers<void>();
  const importing = ports.locks.run('import', () => imported.promise);
  const deleted = handleCommand(ports, 'data.delete-all', null);
  const waited = async () => (await navigator.locks.query()).pending?.map(({ name }) => name);
  await expect.poll(waited).toContain('import');
  const free = await ports.locks.tryRun(keys.connection('office'), async () => true);
  imported.resolve();
  await Promise.all([importing, deleted]);
  expect(free).toEqual({ value: true });
  expect(storage.dump('local')).toEqual({});
});
