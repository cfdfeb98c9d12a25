import { expect, test } from 'vitest';
import { aTask } from '../../support/a-task';
import { aWorld } from '../../support/world/world';

const input = { connectionId: 'office', instruction: 'Another', agent: 'A', tools: [] };
const nothing = (status = 503) => new Response('', { status });

/** A service that has failed to say how a task is for an hour; what it is asked from now on. */
async function afterOutage(then: () => Response | undefined) {
  const world = await aWorld();
  await world.put(aTask().build());
  world.service.meddle = () => nothing();
  await world.pass(60 * 60_000);
  const from = world.service.received.length;
  world.service.meddle = then;
  return {
    world,
    asked: () => world.service.received.slice(from).map(({ kind }) => kind),
    latest: async () => (await world.tasks()).at(-1),
  };
}

test.for([
  ['is down', () => nothing(), { reason: 'no-answer', message: null }],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { reason: 'no-answer', message: null },
  ],
  ['shows a page of its own', () => nothing(200), { reason: 'no-answer', message: null }],
  [
    'refuses the key',
    () => Response.json({ success: false, error: 'Bad key' }, { status: 401 }),
    { reason: 'refused-key', message: 'Bad key' },
  ],
] as const)(
  'a task is not sent into the dark to a service that %s',
  async ([, answer, refusal]) => {
    const { world, asked, latest } = await afterOutage(answer);
    await world.worker.command('task.create', input);
    await expect.poll(asked).toEqual(['runs']);
    await expect
      .poll(async () => (await latest())?.creation)
      .toMatchObject({
        state: 'refused',
        ...refusal,
      });
    await world.pass(60 * 60_000);
    expect(asked()).not.toContain('create');
  },
);

test('a service that is back gets it at once', async () => {
  const { world, asked, latest } = await afterOutage(() => undefined);
  await world.worker.command('task.create', input);
  await expect.poll(() => asked().slice(0, 2)).toEqual(['runs', 'create']);
  await expect.poll(async () => (await latest())?.creation.state).toBe('created');
});

test('one in doubt is started again once something has read, however long ago that was', async () => {
  const world = await aWorld();
  world.service.meddle = () => nothing();
  await world.worker.command('task.create', input);
  await world.pass(60 * 60_000);
  world.service.meddle = () => undefined;
  const [id = ''] = (await world.tasks()).map((task) => task.id);
  await world.worker.command('task.retry', { id });
  await expect.poll(async () => (await world.tasks())[0]?.creation.state).toBe('created');
  expect(world.service.received.map(({ kind }) => kind).slice(0, 3)).toEqual([
    'create',
    'runs',
    'create',
  ]);
});

test('one in doubt stays so when it is started again while the service is down', async () => {
  const world = await aWorld();
  world.service.meddle = () => nothing();
  await world.worker.command('task.create', input);
  const creation = async () => (await world.tasks())[0]?.creation;
  await expect.poll(creation).toMatchObject({ state: 'unknown' });
  const [id = ''] = (await world.tasks()).map((task) => task.id);
  await world.worker.command('task.retry', { id });
  await expect.poll(creation).toMatchObject({
    state: 'unknown',
    refusal: { reason: 'no-answer', message: null },
  });
  expect(world.service.received.map(({ kind }) => kind)).toEqual(['create', 'runs']);
});
