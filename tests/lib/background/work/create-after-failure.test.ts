import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildConnection } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const input = { connectionId: 'office', instruction: 'Another', agent: 'A', tools: [] };
const onScreen = { page: 'p', request: false, visible: true };
const nothing = (status = 503) => new Response('', { status });
const sentOn = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
const refusal = (status: number, error: string, headers = {}) =>
  Response.json({ success: false, error }, { status, headers });

/** A service that failed when asked for a task's status. Notes the requests it gets from now on. */
async function afterOutage(failure: () => Response = nothing, length = 60 * 60_000) {
  const world = await aWorld();
  await world.put(aTask().build());
  world.service.meddle = () => failure();
  await world.pass(length);
  const from = world.service.received.length;
  world.service.meddle = () => undefined;
  return {
    world,
    asked: () => world.service.received.slice(from).map(({ kind }) => kind),
    creation: async () => (await world.tasks()).at(-1)?.creation,
  };
}

test.for([
  ['is down', () => nothing()],
  [
    'cannot be reached',
    (): Response => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['sends on to another address', sentOn],
  ['shows a page of its own, as a network that wants a log-in does', () => nothing(200)],
] as const)('a task is not sent into the dark to a service that %s', async ([, answer]) => {
  const { world, asked, creation } = await afterOutage();
  world.service.meddle = answer;
  await world.worker.command('task.create', input);
  await expect.poll(creation).toMatchObject({ state: 'refused', reason: 'no-answer' });
  await world.pass(60 * 60_000);
  expect(asked()).not.toContain('create');
});

test.for([
  ['is back', null],
  ['fails over a task nobody made', () => refusal(500, 'No such row')],
  ['has no page for it', () => nothing(404)],
  ['forbids another’s task', () => refusal(403, 'Forbidden')],
] as const)('a service that %s gets it at once, and goes on', async ([, answer]) => {
  const { world, asked, creation } = await afterOutage();
  world.service.meddle = (kind) => (kind === 'runs' ? answer?.() : undefined);
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await creation())?.state).toBe('created');
  expect(asked().slice(0, 2)).toEqual(['runs', 'create']);
  await world.pass(60_000);
  expect(asked()).toContain('status');
});

test('a service that wants rest has it', async () => {
  const { world, asked, creation } = await afterOutage();
  world.service.meddle = () => refusal(429, 'Slow down', { 'Retry-After': '600' });
  await world.worker.command('task.create', input);
  await expect.poll(creation).toMatchObject({ state: 'refused', reason: 'rate-limited' });
  await world.pass(9 * 60_000);
  expect(asked()).toEqual(['runs']);
});

test.for([500, 503])('one whose %i names a time is not asked again before it', async (status) => {
  const { world, asked, creation } = await afterOutage();
  world.service.meddle = () => refusal(status, 'Busy', { 'Retry-After': '600' });
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await creation())?.state).toBe('refused');
  const [, task] = await world.tasks();
  await world.worker.command('task.retry', { id: task?.id ?? '' });
  await expect.poll(creation).toMatchObject({ state: 'refused', reason: 'rate-limited' });
  await world.pass(9 * 60_000);
  expect(asked()).toEqual(['runs']);
});

test('who deletes the task meanwhile has nothing sent', async () => {
  const { world, asked } = await afterOutage();
  world.fetch = async (request, init) => {
    const answer = await world.service.fetch(request, init);
    const [, task] = await world.tasks();
    if (task) await world.worker.command('task.discard', { id: task.id });
    return answer;
  };
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await world.tasks()).length).toBe(1);
  await world.pass(60_000);
  expect(asked()).not.toContain('create');
});

test('one that wanted rest, and had it, is not read from first: it answered', async () => {
  const busy = () => refusal(429, 'Slow down', { 'Retry-After': '60' });
  const { world, asked, creation } = await afterOutage(busy, 30_000);
  await world.clock.advance(120_000);
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await creation())?.state).toBe('created');
  expect(asked()).not.toContain('runs');
});

test.for([
  ['removes the connection', [keys.connection('office'), keys.apiKey('office')], 'not-found'],
  ['takes back the key', [keys.apiKey('office')], 'no-key'],
] as const)('who %s meanwhile has nothing sent', async ([, removed, reason]) => {
  const { world, asked, creation } = await afterOutage();
  world.service.meddle = () => void world.storage.local.remove([...removed]);
  await world.worker.command('task.create', input);
  await expect.poll(creation).toMatchObject({ state: 'refused', reason });
  expect(asked()).not.toContain('create');
});

test('the task goes where the connection has moved meanwhile', async () => {
  const { world, creation } = await afterOutage();
  const urls: string[] = [];
  world.fetch = (request, init) => {
    urls.push(new Request(request).url);
    return world.service.fetch(request, init);
  };
  const moved = buildConnection({ baseUrl: 'https://api.example.net/moved/api/v1' });
  world.service.meddle = (kind) =>
    kind === 'runs'
      ? void world.storage.local.set({ [keys.connection('office')]: seal(moved) })
      : undefined;
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await creation())?.state).not.toBe('creating');
  expect(urls.at(-1)).toMatch(/\/moved\/api\/v1\/task\/create$/);
});

const busy = () => refusal(429, 'Slow down', { 'Retry-After': '20' });

test.for([
  ['failed, and whose reading takes long', 'runs', nothing],
  ['had its rest, and takes long over it', 'create', busy],
] as const)('the other tasks of a service that %s, are asked about', async ([, slow, before]) => {
  const { world, asked } = await afterOutage(before, 30_000);
  await world.clock.advance(20_001);
  world.fetch = async (request, init) => {
    if (new Request(request).url.includes(`/${slow}`)) await world.clock.sleep(19_000);
    return world.service.fetch(request, init);
  };
  await world.worker.command('task.create', input);
  for (let beat = 0; beat < 8; beat += 1) {
    await world.clock.advance(2_000);
    await world.worker.command('check.due', { ...onScreen, shows: 'a' });
  }
  expect(asked()).toContain('status');
});

test('a service that was never heard of is read from first: it may not be there at all', async () => {
  const world = await aWorld();
  world.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await world.worker.command('task.create', input);
  const creation = async () => (await world.tasks()).at(-1)?.creation;
  await expect.poll(creation).toMatchObject({ state: 'refused', reason: 'no-answer' });
  world.fetch = world.service.fetch;
  await world.pass(60_000);
  expect(world.service.received).toEqual([]);
});

test.for([
  ['was heard of nine minutes ago is asked at once', 9 * 60_000, ['create']],
  ['was last heard of eleven minutes ago is read from', 11 * 60_000, ['runs', 'create']],
] as const)('a service that %s', async ([, silence, expected]) => {
  const world = await aWorld();
  await world.put(aTask().build());
  await world.worker.alarm();
  const from = world.service.received.length;
  await world.clock.advance(silence);
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await world.tasks()).at(-1)?.creation.state).toBe('created');
  const kinds = world.service.received.slice(from).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'status')).toEqual(expected);
});

test('a page in the place of one that is never heard of is no reason not to ask it', async () => {
  const world = await aWorld();
  world.service.meddle = (kind) => (kind === 'runs' ? nothing(503) : undefined);
  await world.worker.command('task.create', input);
  await expect.poll(async () => (await world.tasks())[0]?.creation.state).toBe('created');
});

/** A world with a creation that nobody answered. */
async function inDoubt() {
  const world = await aWorld();
  world.service.meddle = () => nothing();
  await world.worker.command('task.create', input);
  const creation = async () => (await world.tasks())[0]?.creation;
  await expect.poll(creation).toMatchObject({ state: 'unknown' });
  const [id = ''] = (await world.tasks()).map((task) => task.id);
  const asked = () => world.service.received.map(({ kind }) => kind);
  return { world, creation, asked, retry: () => world.worker.command('task.retry', { id }) };
}

test('one in doubt is started again once something has read, however long ago that was', async () => {
  const { world, creation, asked, retry } = await inDoubt();
  await world.pass(60 * 60_000);
  world.service.meddle = () => undefined;
  await retry();
  await expect.poll(async () => (await creation())?.state).toBe('created');
  expect(asked().slice(0, 4)).toEqual(['runs', 'create', 'runs', 'create']);
});

test('one in doubt stays so when it is started again while the service is down', async () => {
  const { creation, asked, retry } = await inDoubt();
  await retry();
  await expect.poll(creation).toMatchObject({
    state: 'unknown',
    refusal: { reason: 'no-answer', message: null },
  });
  expect(asked()).toEqual(['runs', 'create', 'runs']);
});

test('one that works is read from first, too, where an earlier try was left in doubt', async () => {
  const world = await aWorld();
  await world.put(aTask().build(), aTask('b').creation({ state: 'unknown', since: 0 }).build());
  await world.storage.local.set({ [keys.tools('b')]: seal([]) });
  await world.pass(60_000);
  const from = world.service.received.length;
  await world.worker.command('task.retry', { id: 'b' });
  await expect.poll(async () => (await world.task('b'))?.creation.state).toBe('created');
  const asked = world.service.received.slice(from).map(({ kind }) => kind);
  expect(asked.slice(0, 2)).toEqual(['runs', 'create']);
});

test('what a service said as it failed over a creation is kept beside the doubt', async () => {
  const { world, creation } = await afterOutage(undefined, 0);
  world.service.meddle = (kind) => (kind === 'create' ? refusal(500, 'No such agent') : undefined);
  await world.worker.command('task.create', input);
  await expect.poll(creation).toMatchObject({ state: 'unknown', said: 'No such agent' });
});
