import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask, begun } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection } from '../../../support/build-task';
import { noteRead } from '../../../support/note-read';
import { settle, slowDown, slowService } from '../../../support/slow-service';
import { aWorld, type World } from '../../../support/world/world';

const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
const stored = { toolCallId: 'call-1', origin: 'https://api.example.net', input: '[]' };
const queued = { ...begun, state: 'queued', attempts: 0 } as const;
const sent = ({ service }: World) => service.received.filter(({ kind }) => kind === 'input');

test.for<[string, (world: World) => Promise<unknown>]>([
  ['whose task is forgotten', ({ storage }) => storage.local.remove([keys.task('a')])],
  [
    'that is taken back',
    ({ worker }) =>
      handleCommand(worker.ports, 'answer.withdraw', { id: 'a', toolCallId: 'call-1' }),
  ],
])('an answer %s at the last moment is not sent', async ([, happens]) => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.online = false;
  await world.worker.command('answer.submit', answer);
  const { local } = world.storage;
  const get = local.get.bind(local);
  let times = 0;
  Object.assign(local, {
    get: async (wanted: readonly string[]) => {
      const found = await get(wanted);
      if (wanted.includes(keys.answer('a')) && times === 0) {
        times += 1;
        await happens(world);
      }
      return found;
    },
  });
  world.online = true;
  await world.worker.alarm();
  expect(times).toBe(1);
  expect(sent(world)).toEqual([]);
});

test('an answer whose POST is in flight is left to whoever sends it', async () => {
  const world = await aWorld();
  await world.put(aTask().delivering(queued).build());
  await world.storage.local.set({ [keys.answer('a')]: seal(stored) });
  const flight = Promise.withResolvers<void>();
  const flown = world.locks.of(flight).run('send:a', () => flight.promise);
  await world.worker.alarm();
  expect(sent(world)).toEqual([]);
  flight.resolve();
  await flown;
  await world.pass(minute);
  expect(sent(world)).toHaveLength(1);
});

test('an answer that was kept for another call is not sent to this one', async () => {
  const world = await aWorld();
  await world.put(aTask().delivering(queued).build());
  await world.storage.local.set({ [keys.answer('a')]: seal({ ...stored, toolCallId: 'call-0' }) });
  await world.worker.alarm();
  expect(sent(world)).toEqual([]);
  expect((await world.task('a'))?.call?.delivery).toMatchObject({ state: 'lost', neverSent: true });
});

function wantsRest({ service }: World): void {
  const headers = { 'retry-after': '600' };
  service.meddle = (kind) =>
    kind === 'input' ? new Response('', { status: 429, headers }) : undefined;
}

const holds: [string, (world: World) => void][] = [
  ['the service wants rest', wantsRest],
  [
    'the worker dies',
    (world) => {
      const of = (operation: string) => operation === 'local.get answer';
      world.startWorker({ fault: 'die-before', nth: 1, of });
    },
  ],
];

/**
 * A world with an answer whose fate is unknown, and that Beckon would send once more after two
 * readings.
 */
async function heldUp(holdUp: (world: World) => void): Promise<World> {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  const lost = new Response('', { status: 504 });
  world.service.meddle = (kind) => (kind === 'input' ? lost : undefined);
  await world.worker.command('answer.submit', answer);
  holdUp(world);
  await world.pass(minute);
  return world;
}

test.each(holds)('an answer of unknown fate that is held up because %s', async (_, holdUp) => {
  const world = await heldUp(holdUp);
  const held = sent(world).length;
  expect((await world.task('a'))?.call?.delivery).toMatchObject({ state: 'queued', attempts: 1 });

  // The answer had arrived after all, and the agent goes on meanwhile.
  world.service.withdraw('service-a');
  world.service.meddle = () => undefined;
  world.startWorker();
  await world.pass(15 * minute);
  expect(sent(world)).toHaveLength(held);
  expect((await world.task('a'))?.settled).toMatchObject([{ outcome: 'unproven' }]);
});

test.each(holds)('does not go again on a reading that failed, though %s', async (_, holdUp) => {
  const world = await heldUp(holdUp);
  const held = sent(world).length;
  world.service.meddle = (kind) =>
    kind === 'status' ? Response.json({ success: false, error: 'No' }, { status: 404 }) : undefined;
  world.startWorker();
  await world.pass(15 * minute);
  expect(sent(world)).toHaveLength(held);
});

test('a service that wants rest when an answer goes once more is left alone', async () => {
  const world = await heldUp(wantsRest);
  const before = world.service.received.length;
  await world.pass(5 * minute);
  expect(world.service.received).toHaveLength(before);
});

test.each(holds)('goes once more when its call waits still, though %s', async (_, holdUp) => {
  const world = await heldUp(holdUp);
  world.service.meddle = () => undefined;
  world.startWorker();
  await world.pass(15 * minute);
  expect((await world.task('a'))?.settled).toMatchObject([{ outcome: 'confirmed' }]);
});

test('an answer does not wait for one to another task, whose call has the same id', async () => {
  const service = slowService();
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    [keys.task('a')]: seal(aTask('a').waiting().build()),
    [keys.task('b')]: seal(aTask('b').waiting().build()),
  });
  for (const id of ['a', 'b']) {
    await handleCommand(ports, 'answer.submit', { ...answer, id });
    await noteRead(ports, id);
  }
  const wake = reconcile(ports);
  await settle();
  const [one, other] = service.urls;
  for (const { answer: respond } of service.waiting) respond(slowDown());
  await wake;
  expect([one, other]).toEqual([
    expect.stringContaining('service-a/run/tool-input'),
    expect.stringContaining('service-b/run/tool-input'),
  ]);
});

test('an answer whose key is refused waits for one that is not, however often it is tried', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  const refused = () =>
    Response.json({ success: false, error: 'Invalid API key' }, { status: 401 });
  world.service.meddle = (kind) => (kind === 'input' ? refused() : undefined);
  await world.worker.command('answer.submit', answer);
  for (let again = 0; again < 4; again += 1) await world.worker.command('task.check', { id: 'a' });
  expect(sent(world)).toHaveLength(5);
  expect((await world.task('a'))?.call?.delivery).toMatchObject({ state: 'queued', attempts: 0 });
  world.service.meddle = () => undefined;
  await world.worker.command('task.check', { id: 'a' });
  expect(world.service.task('service-a').answers).toHaveLength(1);
});
