import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

async function aFullDisk() {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.pass(minute);
  const set = world.storage.local.set.bind(world.storage.local);
  const disk = { full: false };
  Object.assign(world.storage.local, {
    set: async (items: Readonly<Record<string, unknown>>) => {
      if (disk.full) throw new Error('QUOTA_BYTES quota exceeded');
      return set(items);
    },
  });
  return { world, disk };
}

test('what a task that had ended asks is told soon after there is room', async () => {
  const { world, disk } = await aFullDisk();
  world.service.finish('service-a', 'completed');
  await world.pass(13 * hour);
  disk.full = true;
  world.service.ask('service-a', 'call-1');
  while (!world.desktop.badge.title.includes('hardly any room')) await world.pass(minute);
  disk.full = false;
  await world.pass(2 * minute);
  expect(world.desktop.badge.text).toBe('1');
});

test('a connection that needs the person is not hidden behind a disk that has room', async () => {
  const { world, disk } = await aFullDisk();
  disk.full = true;
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  world.permissions.clear();
  disk.full = false;
  await world.pass(minute);
  expect(world.desktop.badge.title).toBe('Beckon – a connection needs you');
});

test('a deletion of everything that memory did not follow leaves nothing on the badge', async () => {
  const { world } = await aFullDisk();
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  const worker = world.startWorker({
    fault: 'die-before',
    nth: 1,
    of: (name) => name.startsWith('session.remove'),
  });
  await worker.command('data.delete-all', null);
  world.startWorker();
  await world.pass(2 * minute);
  expect(world.desktop.badge.text).toBe('');
  expect(world.desktop.shown).toEqual([]);
});
