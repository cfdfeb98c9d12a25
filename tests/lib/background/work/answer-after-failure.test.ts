import type { TaskRecord } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };

/** A request waits, and its service has been down for an hour. */
async function afterOutage(
  status = 503,
  headers: Record<string, string> = {},
  others: readonly TaskRecord[] = [],
) {
  const world = await aWorld();
  await world.put(aTask().waiting().build(), ...others);
  const down = () => new Response('', { status, headers });
  world.service.meddle = down;
  await world.pass(60 * 60_000);
  const from = world.service.received.length;
  return {
    world,
    heal: () => {
      world.service.meddle = () => undefined;
    },
    sentSince: () => world.service.received.slice(from).map(({ kind }) => kind),
    delivery: async () => (await world.task('a'))?.call?.delivery,
  };
}

test('an answer goes at once to a service that is back, whatever is left of its back-off', async () => {
  const { world, heal, sentSince } = await afterOutage();
  heal();
  await world.worker.command('answer.submit', typed);
  expect(sentSince()).toEqual(['status', 'input']);
});

test('an answer is tried at once though another wake still tries the service with another task', async () => {
  const { world, sentSince } = await afterOutage(503, {}, [buildTask('b')]);
  const other = Promise.withResolvers<void>();
  const held = world.locks.of(other).run('work:b', () => other.promise);
  await world.pass(30 * 60_000);
  const before = sentSince().length;
  await world.worker.command('answer.submit', typed);
  expect(sentSince().slice(before)).toEqual(['status']);
  other.resolve();
  await held;
});

test('an answer to a service that is down is not sent into the dark: it waits, can be taken back, and goes', async () => {
  const { world, heal, sentSince, delivery } = await afterOutage();
  await world.worker.command('answer.submit', typed);
  expect(sentSince()).toEqual(['status']);
  expect(await delivery()).toMatchObject({ state: 'queued', attempts: 0 });
  await world.pass(60 * 60_000);
  expect(sentSince()).not.toContain('input');
  heal();
  await world.pass(15 * 60_000);
  expect(sentSince().filter((kind) => kind === 'input')).toHaveLength(1);
  expect(world.service.task('service-a').answers).toHaveLength(1);
});

test('an answer does not go before a time that the service named', async () => {
  const { world, heal, sentSince } = await afterOutage(503, { 'retry-after': '7200' });
  heal();
  await world.worker.command('answer.submit', typed);
  expect(sentSince()).toEqual([]);
});

test('Check now does not send an answer into the dark', async () => {
  const { world, sentSince, delivery } = await afterOutage();
  await world.worker.command('answer.submit', typed);
  await world.worker.command('task.check', { id: 'a' });
  expect(sentSince()).toEqual(['status', 'status']);
  expect(await delivery()).toMatchObject({ state: 'queued', attempts: 0 });
});

test('an answer is not sent each time that a service under maintenance has named, and is still down', async () => {
  const { world, heal, sentSince, delivery } = await afterOutage(503, { 'retry-after': '60' });
  await world.worker.command('answer.submit', typed);
  await world.pass(10 * 60_000);
  expect(sentSince()).not.toContain('input');
  expect(await delivery()).toMatchObject({ state: 'queued', attempts: 0 });
  heal();
  await world.pass(2 * 60_000);
  expect(world.service.task('service-a').answers).toHaveLength(1);
});

test('an answer does not go to what the agent asks by then under the same id', async () => {
  const { world, heal, sentSince } = await afterOutage();
  await world.worker.command('answer.submit', typed);
  world.service.ask('service-a', 'call-1', { heading: 'Pay?', fields: [{ type: 'checkbox' }] });
  heal();
  await world.pass(15 * 60_000);
  expect(sentSince()).not.toContain('input');
  expect((await world.task('a'))?.call).toMatchObject({
    digest: { heading: 'Pay?' },
    delivery: null,
  });
});
