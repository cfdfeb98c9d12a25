import { beforeEach, expect, test } from 'vitest';
import { buildTask, testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

let world: World;

beforeEach(async () => {
  world = await aWorld();
  await world.put(buildTask('a'));
});

const asked = () => world.service.received.filter(({ kind }) => kind === 'runs').length;
const list = () => world.worker.command('task.runs', { id: 'a', page: 1 });

test('lists what the service has', async () => {
  expect(await list()).toEqual({ ok: true, value: { runs: [], total: 0, limit: 30 } });
});

test('asks nothing with a key that was refused', async () => {
  await world.connect({ health: { state: 'refused-key', at: testNow, message: 'Expired' } });
  const error = { code: 'refused-key', message: 'Expired' };
  expect(await list()).toEqual({ ok: false, error });
  expect(asked()).toBe(0);
});

test('asks nothing without a network', async () => {
  world.online = false;
  expect(await list()).toEqual({ ok: false, error: { code: 'unreachable' } });
  expect(asked()).toBe(0);
});

test('a refusal of the key here stops the connection, as every service has this list', async () => {
  const no = () => Response.json({ success: false, error: 'No' }, { status: 401 });
  world.service.meddle = (kind) => (kind === 'runs' ? no() : undefined);
  expect(await list()).toMatchObject({ error: { code: 'refused-key' } });
  expect(await list()).toMatchObject({ error: { code: 'refused-key' } });
  expect(asked()).toBe(1);
  expect(world.desktop.badge.text).toBe('!');
});
