import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const forbidden = () => Response.json({ success: false, error: 'Forbidden' }, { status: 403 });
const health = ({ storage }: World) =>
  read(storage.local, keys.connection('office'), connectionSchema).then((one) => one?.health.state);
const readings = ({ service }: World, taskId: string) =>
  service.received.filter((one) => one.kind === 'status' && one.taskId === taskId).length;

/** Two tasks. The key may not see the first. */
async function withForeignTask(): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.put(buildTask('b'));
  world.service.meddle = (kind) => (kind === 'status' ? forbidden() : undefined);
  await world.worker.command('task.check', { id: 'a' });
  world.service.meddle = () => undefined;
  return world;
}

test('a task that the key may not see stops no other of its connection', async () => {
  const world = await withForeignTask();
  expect((await world.task('a'))?.trouble).toMatchObject({ kind: 'refused', message: 'Forbidden' });
  expect(await health(world)).toBe('ok');
  await world.pass(60_000);
  expect(readings(world, 'service-b')).toBeGreaterThan(0);
});

test('an answer that the key may not give stops no task: it comes back with the words', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.service.meddle = (kind) => (kind === 'input' ? forbidden() : undefined);
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  const refused = { state: 'refused', message: 'Forbidden' };
  expect((await world.task('a'))?.call?.delivery).toMatchObject(refused);
  expect(await health(world)).toBe('ok');
});

test.for([
  ['fails', () => new Response('', { status: 503 })],
  ['finds nothing', () => new Response('Not found', { status: 404 })],
  ['gets a page of the network', () => new Response('<p>Maintenance</p>')],
  [
    'breaks off',
    (): Response => {
      throw new TypeError('Failed to fetch');
    },
  ],
] as const)(
  'a task that the key may not see stops no other where another request of the key %s',
  async ([, runs]) => {
    const world = await aWorld();
    await world.put(buildTask('a'));
    world.service.meddle = (kind) => (kind === 'runs' ? runs() : forbidden());
    await world.worker.command('task.check', { id: 'a' });
    expect((await world.task('a'))?.trouble).toMatchObject({ kind: 'refused' });
    expect(await health(world)).toBe('ok');
  },
);

test.each([429, 503])(
  'where another request of the key is told to wait with %i, so is it',
  async (status) => {
    const world = await aWorld();
    await world.put(buildTask('a'));
    const busy = () =>
      Response.json({ success: false }, { status, headers: { 'Retry-After': '600' } });
    world.service.meddle = (kind) => (kind === 'runs' ? busy() : forbidden());
    await world.worker.command('task.check', { id: 'a' });
    await world.pass(9 * 60_000);
    expect(world.service.received).toHaveLength(2);
    expect(await health(world)).toBe('ok');
  },
);

test('a key that may see nothing is refused', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = forbidden;
  await world.worker.command('task.check', { id: 'a' });
  expect(await health(world)).toBe('refused-key');
  expect((await world.task('a'))?.trouble).toBeNull();
});
