import { slots } from '@/lib/background/work/slots';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

async function backoff({ storage }: World) {
  return (await read(storage.session, keys.schedule, storedScheduleSchema))?.backoff;
}

/** A world in which the task's service fails, and Beckon has noticed. */
async function failing(): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = () => new Response('', { status: 503 });
  await world.worker.wake();
  expect(await backoff(world)).toHaveProperty('office');
  return world;
}

test('a connection of which nothing is asked any more is not said to be failing for ever', async () => {
  const world = await failing();
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  await world.pass(60_000);
  expect(await backoff(world)).toEqual({});
});

test('a connection of which nothing is asked is not said to be failing while another is asked', async () => {
  const world = await aWorld();
  await world.connect({ id: 'home' });
  await world.put(buildTask('a'), buildTask('b', { connectionId: 'home' }));
  world.service.meddle = () => new Response('', { status: 503 });
  await world.worker.wake();
  world.service.meddle = () => undefined;
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  await world.pass(5 * 60_000);
  expect(await backoff(world)).toEqual({});
});

test('a connection that is still asked is said to be failing until it answers', async () => {
  const world = await failing();
  await world.pass(60 * 60_000);
  expect(await backoff(world)).toHaveProperty('office');
  world.service.meddle = () => undefined;
  await world.pass(30 * 60_000);
  expect(await backoff(world)).toEqual({});
});

test('a connection is not forgotten to fail while a task waits to be sent there: that would go into the dark', async () => {
  const world = await failing();
  await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
  const over = Promise.withResolvers<void>();
  const others = world.locks.of({});
  for (const slot of slots) void others.run(`slot:office:${slot}`, () => over.promise);
  await world.worker.command('task.create', {
    connectionId: 'office',
    instruction: 'Another',
    agent: 'A',
    tools: [],
  });
  await world.pass(5 * 60_000);
  over.resolve();
  const creation = async () => (await world.tasks()).at(-1)?.creation;
  await expect.poll(creation).toMatchObject({ state: 'refused', reason: 'no-answer' });
});

test('a connection that is no more leaves no mark on the badge; one to be mended does', async () => {
  const world = await aWorld();
  await world.put(buildTask('a', { connectionId: 'removed' }));
  await world.worker.wake();
  expect(world.desktop.badge.text).toBe('');
  await world.storage.local.remove([keys.apiKey('office')]);
  await world.put(buildTask('b'));
  await world.restartBrowser();
  await world.worker.wake();
  expect(world.desktop.badge.text).toBe('!');
});

test('a clock that is set back makes no back-off last as much longer', async () => {
  const world = await failing();
  world.service.meddle = () => undefined;
  world.clock.jump(-24 * 60 * 60_000);
  await world.pass(60_000);
  expect(await backoff(world)).toEqual({});
});
