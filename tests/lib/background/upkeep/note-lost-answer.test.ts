import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';
import { blindSends } from '../../../crash/blind-sends';

const input = '[{"label":"Password","value":"hunter22"}]';

async function waiting(): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  return world;
}

const answer = async ({ worker }: World, secret = true) => {
  await worker.command('answer.submit', {
    id: 'a',
    toolCallId: 'call-1',
    input,
    secret,
    answers: [],
  });
};
const delivery = async (world: World) => (await world.task('a'))?.call?.delivery;

test('offline, a secret answer that went with the browser is asked for again', async () => {
  const world = await waiting();
  world.online = false;
  await answer(world);
  world.desktop.raises.length = 0;
  const worker = await world.restartBrowser();
  await worker.wake();
  expect(await delivery(world)).toMatchObject({ state: 'lost', neverSent: true });
  expect(await delivery(world)).toMatchObject({ moved: false });
  expect(world.desktop.badge.text).toBe('1');
  expect(world.desktop.raises).toEqual([]);
  world.online = true;
  await worker.wake();
  expect(world.desktop.raises).toHaveLength(1);
  expect(await world.untruths()).toEqual([]);
});

test('a lost secret answer is asked for again when something else is changed just as the browser starts', async () => {
  const world = await waiting();
  world.online = false;
  await answer(world);
  await world.put(buildTask('b'));
  const worker = await world.restartBrowser();
  await Promise.all([worker.wake(), worker.command('task.pin', { id: 'b', pinned: true })]);
  expect(await delivery(world)).toMatchObject({ state: 'lost' });
  expect(await world.untruths()).toEqual([]);
});

test('a lost secret answer is asked for again when something else was changed before the first wake', async () => {
  const world = await waiting();
  world.online = false;
  await answer(world);
  await world.put(buildTask('b'));
  const worker = await world.restartBrowser();
  await worker.command('task.pin', { id: 'b', pinned: true });
  expect(await delivery(world)).toMatchObject({ state: 'lost' });
  expect(await world.untruths()).toEqual([]);
});

test('a lost secret answer is asked for again once that can be written down', async () => {
  const world = await waiting();
  world.online = false;
  await answer(world);
  await world.restartBrowser();
  const of = (operation: string) => /^local.set .*task/.test(operation);
  const worker = world.startWorker({ fault: 'fail', nth: 1, of });
  await worker.wake();
  expect(worker.struck).not.toBeNull();
  expect(await delivery(world)).toMatchObject({ state: 'queued' });
  await worker.wake();
  expect(await delivery(world)).toMatchObject({ state: 'lost' });
  expect(await world.untruths()).toEqual([]);
});

test('a secret answer that went with the browser is asked for again where the key is refused', async () => {
  const world = await waiting();
  world.service.meddle = () => Response.json({ error: 'Invalid API key' }, { status: 401 });
  await answer(world);
  const worker = await world.restartBrowser();
  await worker.wake();
  expect(await delivery(world)).toMatchObject({ state: 'lost', neverSent: true });
});

test('what is kept goes on waiting: no secret, or one this browser still has', async () => {
  const plain = await waiting();
  plain.online = false;
  await answer(plain, false);
  await (await plain.restartBrowser()).wake();
  expect(await delivery(plain)).toMatchObject({ state: 'queued' });
  const secret = await waiting();
  secret.online = false;
  await answer(secret);
  await secret.storage.session.remove([keys.schedule, keys.scheduleStamp]);
  await secret.startWorker().wake();
  expect(await delivery(secret)).toMatchObject({ state: 'queued' });
});

test('an answer given while a wake looks for a lost one stays, whichever comes first', async () => {
  for (let lead = 0; lead < 60; lead += 1) {
    const world = await waiting();
    world.online = false;
    const answered = answer(world);
    for (let step = 0; step < lead; step += 1) await Promise.resolve();
    await Promise.all([answered, world.worker.wake()]);
    expect(await delivery(world)).toMatchObject({ state: 'queued' });
  }
});

test('the text of an answer to another call is not that of this one', async () => {
  const world = await waiting();
  world.online = false;
  await answer(world);
  const worker = await world.restartBrowser();
  const origin = 'https://api.example.net';
  await world.storage.session.set({
    [keys.answer('a')]: seal({ toolCallId: 'call-0', origin, input }),
  });
  await worker.wake();
  expect(await delivery(world)).toMatchObject({ state: 'lost' });
});

test('one of uncertain fate is not lost when a change of its task is cut short', async () => {
  const world = await waiting();
  world.service.meddle = (kind) =>
    kind === 'input' ? new Response('', { status: 502 }) : undefined;
  await answer(world);
  world.online = false;
  await (await world.restartBrowser()).wake();
  const of = (operation: string) => /^local.set .*task/.test(operation);
  const dying = world.startWorker({ fault: 'die-before', nth: 1, of });
  void dying.command('task.pin', { id: 'a', pinned: true });
  await expect.poll(() => dying.struck).not.toBeNull();
  await world.startWorker().wake();
  expect(await delivery(world)).toMatchObject({ state: 'uncertain' });
});

test('one of uncertain fate is lost only once two readings show that it is still asked for', async () => {
  const world = await waiting();
  world.service.meddle = (kind) =>
    kind === 'input' ? new Response('', { status: 502 }) : undefined;
  await answer(world);
  world.online = false;
  await (await world.restartBrowser()).wake();
  expect(await delivery(world)).toMatchObject({ state: 'uncertain' });
  world.online = true;
  world.service.meddle = () => undefined;
  await world.pass(2 * minute);
  expect(await delivery(world)).toMatchObject({ state: 'lost', neverSent: false });
  await answer(world);
  expect(blindSends(world.service.received)).toBe(0);
  expect(world.service.task('service-a').answers).toHaveLength(1);
});
