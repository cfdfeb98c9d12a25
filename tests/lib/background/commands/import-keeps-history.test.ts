import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readSettings, defaultSettings } from '@/lib/store/settings';
import { day } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask, testNow } from '../../../support/build-task';
import { World } from '../../../support/world/world';

/** Imports settings that keep what happened for so many days. */
async function importSettings(world: World, historyDays: number): Promise<void> {
  const items = { [keys.settings]: seal({ ...defaultSettings, historyDays }) };
  const network = world.fetch;
  world.fetch = async () => new Response(JSON.stringify({ format: 'beckon-export', items }));
  await world.worker.command('data.import', { url: 'blob:file', file: null });
  world.fetch = network;
}

test('what the person chose to keep for longer here is not deleted for a file', async () => {
  const world = new World();
  await world.connect();
  await world.put(buildTask('a', { watch: 'archived' }));
  const log = seal([{ kind: 'created', at: testNow - 100 * day }]);
  await world.storage.local.set({
    [keys.log('a')]: log,
    [keys.settings]: seal({ ...defaultSettings, historyDays: 365 }),
  });
  await importSettings(world, 30);
  await world.clock.advance(2 * day);
  await world.worker.alarm();
  expect(world.storage.dump('local')[keys.log('a')]).toEqual(log);
});

test('a longer time comes with the file, and where none was chosen the file says it', async () => {
  const world = new World();
  await importSettings(world, 7);
  expect(await readSettings(world.storage.local)).toMatchObject({ historyDays: 7 });
  await importSettings(world, 90);
  expect(await readSettings(world.storage.local)).toMatchObject({ historyDays: 90 });
});
