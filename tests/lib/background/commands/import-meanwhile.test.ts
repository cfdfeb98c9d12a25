import { handleCommand } from '@/lib/background/handle-command';
import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { expect, test, vi } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const aMoment = 50;

test('a task that is changed as soon as an import has brought it is scheduled as it is then', async () => {
  const from = await aWorld();
  await from.put(buildTask('a'));
  const { parts } = await exportData(from.storage.local);
  const world = await aWorld();
  world.online = false;
  world.fetch = async () => new Response(new Blob([...parts]));
  const { local } = world.storage;
  const set = local.set.bind(local);
  const changes: Promise<unknown>[] = [];
  vi.spyOn(local, 'set').mockImplementation(async (items) => {
    await set(items);
    if (!(keys.task('a') in items) || changes.length > 0) return;
    const archived = { id: 'a', watch: 'archived' } as const;
    changes.push(handleCommand(world.worker.ports, 'task.watch', archived));
    // Waits a moment. The change is then done before the import knows that it has written, or waits
    // for the import.
    await Promise.race([...changes, new Promise((resolve) => setTimeout(resolve, aMoment))]);
  });
  await world.worker.command('data.import', { url: 'blob:file', file: null });
  await Promise.all(changes);
  expect(await world.task('a')).toMatchObject({ watch: 'archived' });
  expect(await world.untruths()).toEqual([]);
});
