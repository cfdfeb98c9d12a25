import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

test('tasks of an import are not forgotten when the worker dies over it', async () => {
  const from = await aWorld();
  await from.put(buildTask('a'));
  const { parts } = await exportData(from.storage.local);

  const world = await aWorld();
  world.fetch = async () => new Response(new Blob([...parts]));
  await world.worker.wake();
  const isWrite = (operation: string) => operation.startsWith('local.set task');
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isWrite });
  expect(await dying.command('data.import', { url: 'blob:file' })).toBe('dead');
  await world.startWorker().wake();
  const schedule = await read(world.storage.session, keys.schedule, storedScheduleSchema);
  expect(Object.keys(schedule?.tasks ?? {})).toEqual(['a']);
});
