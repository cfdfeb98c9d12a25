import { beforeEach, expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

let world: World;

/** The service refused the key once, so Beckon asks nothing of it any more. */
beforeEach(async () => {
  world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = () => Response.json({ success: false, error: 'No' }, { status: 401 });
  await world.worker.wake();
  world.service.meddle = () => undefined;
  expect(await checksOf('service-a')).toBe(0);
  expect(world.desktop.badge.text).toBe('!');
});

/** How often the service is asked about a task in the next two minutes. */
async function checksOf(taskId: string): Promise<number> {
  const before = world.service.received.length;
  await world.pass(120_000);
  return world.service.received
    .slice(before)
    .filter(({ kind, taskId: asked }) => kind === 'status' && asked === taskId).length;
}

const tried = (key: string | null, address = world.service.baseUrl) =>
  world.worker.command('connection.test', { id: 'office', address, key, allowPlainHttp: false });

const create = () =>
  world.worker.command('task.create', {
    connectionId: 'office',
    instruction: 'Another',
    agent: 'A',
    tools: [],
  });

test('the key that a test finds good is asked with again', async () => {
  expect(await tried(null)).toMatchObject({ ok: true });
  expect(world.desktop.badge.text).toBe('');
  expect(await checksOf('service-a')).toBeGreaterThan(2);
});

test('a test of another key, or elsewhere, mends nothing', async () => {
  expect(await tried('another key')).toMatchObject({ ok: true });
  world.fetch = async () => Response.json({ success: true, data: [] });
  expect(await tried(null, 'https://api.example.net/other/api/v1')).toMatchObject({ ok: true });
  world.fetch = world.service.fetch;
  expect(await checksOf('service-a')).toBe(0);
  expect(world.desktop.badge.text).toBe('!');
});

test('a task that could be created is watched, and the others again', async () => {
  await create();
  const [, made = ''] = world.service.taskIds;
  expect(await checksOf(made)).toBeGreaterThan(2);
  expect(await checksOf('service-a')).toBeGreaterThan(2);
  expect(world.desktop.badge.text).toBe('');
});

test('the key that a check finds good is asked with again', async () => {
  expect(await world.worker.command('task.check', { id: 'a' })).toMatchObject({ ok: true });
  expect(world.desktop.badge.text).toBe('');
  expect(await checksOf('service-a')).toBeGreaterThan(2);
});

test('a creation that is refused mends nothing', async () => {
  world.service.meddle = () => Response.json({ success: false, error: 'No' }, { status: 401 });
  await create();
  world.service.meddle = () => undefined;
  expect(await checksOf('service-a')).toBe(0);
});
