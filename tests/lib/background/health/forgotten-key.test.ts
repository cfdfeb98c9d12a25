import { followPermissions } from '@/lib/background/health/follow-permissions';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test('a key that went with the browser is said to be missing, though nothing is asked with it', async () => {
  const world = await aWorld();
  await world.storage.local.set({
    [keys.connection('office')]: seal(buildConnection({ keyKept: 'session' })),
    [keys.apiKey('office')]: seal(null),
  });
  await world.storage.session.set({ [keys.apiKey('office')]: seal('a-key') });
  await world.put(buildTask('a', { watch: 'archived' }));
  const health = async () =>
    (await read(world.storage.local, keys.connection('office'), connectionSchema))?.health;
  await world.worker.wake();
  expect(await health()).toEqual({ state: 'ok' });
  const worker = await world.restartBrowser();
  await worker.wake();
  expect(await health()).toMatchObject({ state: 'no-key' });
  expect(await world.untruths()).toEqual([]);
  await world.storage.session.set({ [keys.apiKey('office')]: seal('a-key') });
  await worker.wake();
  expect(await health()).toEqual({ state: 'ok' });
});

test('a key that went with the browser is missing, too, once the host is allowed again', async () => {
  const world = await aWorld();
  await world.connect({ keyKept: 'session', health: { state: 'no-permission', at: testNow } });
  await followPermissions(world.worker.ports);
  const office = await read(world.storage.local, keys.connection('office'), connectionSchema);
  expect(office?.health.state).toBe('no-key');
});
