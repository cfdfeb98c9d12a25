import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const isWrite = (operation: string) => operation.startsWith('local.set task');

/** A world in which the worker died after it had written the tasks of an import. */
async function cutShort(ids: readonly string[]) {
  const from = await aWorld();
  await from.put(...ids.map((id) => buildTask(id, { watch: 'archived' })));
  const { parts } = await exportData(from.storage.local);

  const world = await aWorld();
  world.fetch = async () => new Response(new Blob([...parts]));
  await world.worker.wake();
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isWrite });
  const input = { url: 'blob:file', file: null };
  expect(await dying.command('data.import', input)).toBe('dead');
  return world;
}

async function planned({ storage }: World) {
  const schedule = await read(storage.session, keys.schedule, storedScheduleSchema);
  return Object.entries(schedule?.tasks ?? {}).flatMap(([id, { stale }]) => (stale ? [] : [id]));
}

test('tasks of an import are not forgotten when the worker dies over it', async () => {
  const world = await cutShort(['a']);
  await world.startWorker().wake();
  expect(await planned(world)).toEqual(['a']);
});

test('however many tasks a worker died over, the schedule that knows them is written once', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `t${index}`);
  const world = await cutShort(ids);
  const next = world.startWorker();
  await next.wake();
  expect(await planned(world)).toEqual(ids);
  const writes = next.operations.filter((one) => one.startsWith('session.set schedule'));
  expect(writes).toHaveLength(1);
});
