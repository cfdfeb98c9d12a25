import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildSave } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const other = { heading: 'Pay 900 francs?', fields: [{ type: 'checkbox', label: 'Yes' }] };
const typed = { id: 'a', toolCallId: 'call-1', input: '["kim"]', secret: false, answers: [] };

async function waiting() {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.pass(minute);
  return world;
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

type Hinder = (world: Waiting) => () => Promise<unknown>;

const hurdles: Record<string, Hinder> = {
  'while the machine was offline': (world) => {
    world.online = false;
    return async () => {
      world.online = true;
      await world.worker.wake();
    };
  },
  'for a key that works': (world) => {
    world.service.meddle = () => Response.json({ success: false, error: 'Invalid API key' });
    return async () => {
      world.service.meddle = () => undefined;
      await world.worker.command('connection.save', buildSave());
    };
  },
};

async function answeredBehind(hinder: Hinder) {
  const world = await waiting();
  const clear = hinder(world);
  await world.worker.command('answer.submit', typed);
  await world.pass(8 * hour);
  return { world, clear };
}

test.each(Object.entries(hurdles))(
  'an answer that waited %s does not go to what another run asks under its id',
  async (_, hinder) => {
    const { world, clear } = await answeredBehind(hinder);
    world.service.ask('service-a', 'call-1', other);
    await clear();
    // The person hears of the new request with the next alarm, not only after minutes.
    await world.pass(minute);
    expect(world.service.task('service-a').answers).toEqual([]);
    const task = await world.task('a');
    expect(task?.call).toMatchObject({ digest: { heading: other.heading }, delivery: null });
    expect(world.desktop.badge.text).toBe('1');
  },
);

test.each(Object.entries(hurdles))(
  'an answer that waited %s goes in the same wake, once, if its call still waits',
  async (_, hinder) => {
    const { world, clear } = await answeredBehind(hinder);
    await clear();
    expect(world.service.task('service-a').answers).toHaveLength(1);
    await world.pass(10 * minute);
    expect((await world.task('a'))?.settled[0]?.outcome).toBe('confirmed');
  },
);

test('the network comes 20 s after the machine wakes: still a reading goes first', async () => {
  const world = await waiting();
  world.online = false;
  await world.worker.command('answer.submit', typed);
  await world.pass(8 * hour);
  world.service.ask('service-a', 'call-1', other);
  world.online = true;
  const { fetch } = world;
  world.fetch = () => Promise.reject(new TypeError('no network yet'));
  await world.worker.wake();
  await world.clock.advance(20_000);
  await world.worker.alarm();
  world.fetch = fetch;
  await world.pass(10 * minute);
  expect(world.service.task('service-a').answers).toEqual([]);
  expect((await world.task('a'))?.call?.digest.heading).toBe(other.heading);
});

/** How a request is left unread for hours, until the person answers it. */
const leftUnread: Record<string, (world: Waiting) => Promise<unknown>> = {
  'of a paused task': async (world) => {
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(8 * hour);
  },
  'given just before the key is mended': async (world) => {
    world.service.meddle = () => Response.json({ success: false, error: 'Invalid API key' });
    await world.pass(8 * hour);
    world.service.meddle = () => undefined;
  },
};

test.each(Object.entries(leftUnread))(
  'an answer %s does not go to what was asked meanwhile under its id',
  async (_, leave) => {
    const world = await waiting();
    await leave(world);
    world.service.ask('service-a', 'call-1', other);
    await world.worker.command('answer.submit', typed);
    await world.worker.command('connection.save', buildSave());
    await world.pass(minute);
    expect(world.service.task('service-a').answers).toEqual([]);
  },
);

test.each(Object.entries(leftUnread))(
  'an answer %s goes at once if its call still waits',
  async (_, leave) => {
    const world = await waiting();
    await leave(world);
    await world.worker.command('answer.submit', typed);
    await world.worker.command('connection.save', buildSave());
    expect(world.service.task('service-a').answers).toHaveLength(1);
  },
);

test.each(Object.entries(leftUnread))(
  'an answer %s to what was answered elsewhere is not sent, and the call is gone',
  async (_, leave) => {
    const world = await waiting();
    await leave(world);
    world.service.task('service-a').call = null;
    await world.worker.command('answer.submit', typed);
    await world.worker.command('connection.save', buildSave());
    expect(world.service.received.filter(({ kind }) => kind === 'input')).toEqual([]);
    expect((await world.task('a'))?.settled[0]?.outcome).toBe('gone');
  },
);
