import { reconcile } from '@/lib/background/reconcile';
import { exportData } from '@/lib/store/export-data';
import { kindOf } from '@/lib/store/keys';
import { expect, test, vi } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

/**
 * Makes another wake come just before a task's first record is written, so that the wake finds no
 * task.
 */
function wakeBeforeTask(world: World) {
  const { local } = world.storage;
  const set = local.set.bind(local);
  const wakes: Promise<void>[] = [];
  vi.spyOn(local, 'set').mockImplementation(async (items) => {
    if (wakes.length === 0 && Object.keys(items).some((key) => kindOf(key) === 'task')) {
      wakes.push(reconcile(world.worker.ports));
      await wakes[0];
    }
    await set(items);
  });
  return wakes;
}

test('a task that is adopted while others are looked at is scheduled', async () => {
  const world = await aWorld();
  const wakes = wakeBeforeTask(world);
  const wanted = { connectionId: 'office', taskId: 'service-a', title: null, sure: true };
  expect(await world.worker.command('task.adopt', wanted)).toMatchObject({ ok: true });
  expect(wakes).toHaveLength(1);
  expect(await world.untruths()).toEqual([]);
});

test('a task that an import brings while others are looked at is scheduled', async () => {
  const from = await aWorld();
  await from.put(buildTask('a'));
  const { parts } = await exportData(from.storage.local);
  const world = await aWorld();
  const wakes = wakeBeforeTask(world);
  world.fetch = async () => new Response(new Blob([...parts]));
  const file = { url: 'blob:file', file: null };
  expect(await world.worker.command('data.import', file)).toMatchObject({ value: { tasks: 1 } });
  expect(wakes).toHaveLength(1);
  expect(await world.untruths()).toEqual([]);
});

test('a task whose record is gone is forgotten by the next wake', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  await world.worker.wake();
  await world.storage.local.remove(['task:a']);
  await world.pass(60_000);
  expect(await world.untruths()).toEqual([]);
});
