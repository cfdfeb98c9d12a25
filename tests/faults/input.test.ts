import { prefixes } from '@/lib/store/keys';
import { describe, expect, test } from 'vitest';
import type { How } from '../service/misbehaviour/misbehaviour.ts';
import {
  answers,
  elsewhere,
  input,
  onlyTask,
  realWorld,
  type RealWorld,
  startWaiting,
  submit,
  whereabouts,
} from './real-world';
import { buildSave } from '../support/build-task';

/** Sends an answer whose first POST meets the fault. */
async function meet(how: How): Promise<RealWorld> {
  const real = await realWorld();
  await startWaiting(real);
  real.service.misbehave({ match: { path: 'input' }, how });
  await submit(real);
  return real;
}

async function hasDraft({ world }: RealWorld): Promise<boolean> {
  return (await world.storage.local.keys()).some((key) => key.startsWith(prefixes.draft));
}

describe('a send of unknown fate that did not arrive is repeated, once the call was seen twice', () => {
  test.each<readonly [string, How]>([
    ['reset', { kind: 'reset' }],
    ['hanging', { kind: 'hang' }],
    ['500', { kind: 'status', code: 500 }],
    ['408, from what stands before the service', { kind: 'status', code: 408 }],
    ['a page of HTML, as of a network that wants a log-in', { kind: 'garbage', form: 'html' }],
    ['502 with a page', { kind: 'status', code: 502, body: '<h1>Bad gateway</h1>' }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    expect(await whereabouts(real)).toBe('uncertain');
    await real.world.pass(4 * 60_000);
    expect(await whereabouts(real)).toBe('confirmed');
    expect(answers(real)).toEqual([input]);
    const [first = 0, second = 0, ...more] = real.times('input');
    expect(more).toEqual([]);
    const [one = 0, ...later] = real.times('status').filter((at) => at >= first && at <= second);
    expect(later.some((at) => at - one >= 5)).toBe(true);
    expect(await hasDraft(real)).toBe(false);
  });
});

describe('a send of unknown fate that did arrive is never repeated, and said to be unproven', () => {
  test.each<readonly [string, How]>([
    ['reset after it was taken', { kind: 'apply-then-drop' }],
    ['an answer over 5 MB', { kind: 'huge' }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    await real.world.pass(60 * 60_000);
    expect(await whereabouts(real)).toBe('unproven');
    expect(answers(real)).toEqual([input]);
    expect(real.times('input')).toHaveLength(1);
    expect(await hasDraft(real)).toBe(true);
  });
});

describe('any 2xx that does not say no is taken for a yes, and then proven', () => {
  test.each<readonly [string, How]>([
    ['late', { kind: 'delay', ms: 50 }],
    ['slow', { kind: 'slow-body', ms: 50 }],
    ['truncated JSON', { kind: 'garbage', form: 'truncated' }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    await real.world.pass(60_000);
    expect(await whereabouts(real)).toBe('confirmed');
    expect(answers(real)).toEqual([input]);
    expect(real.times('input')).toHaveLength(1);
  });
});

describe('a yes that was none is never called delivered, and the person can send again', () => {
  test.each<readonly [string, How]>([
    ['no body', { kind: 'status', code: 200 }],
    ['other JSON', { kind: 'status', code: 201, body: { ok: true } }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    await real.world.pass(10 * 60_000);
    expect(await whereabouts(real)).toBe('accepted, back with the person');
    expect(real.times('input')).toHaveLength(1);
    const { id, call } = await onlyTask(real.world);
    await real.world.worker.command('answer.resend', { id, toolCallId: call?.toolCallId ?? '' });
    await real.world.pass(4 * 60_000);
    expect(await whereabouts(real)).toBe('confirmed');
    expect(answers(real)).toEqual([input]);
  });
});

describe('a refusal comes back to the person with the service’s words and the draft', () => {
  test.each<readonly [string, How]>([
    ['400', { kind: 'status', code: 400, body: { success: false, error: 'Not like this' } }],
    ['200', { kind: 'refuse-with-200', error: 'Not like this' }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    await real.world.pass(30 * 60_000);
    expect(await whereabouts(real)).toBe('refused, back with the person');
    const { call } = await onlyTask(real.world);
    expect(call?.delivery).toMatchObject({ message: 'Not like this', stillWaiting: true });
    expect(real.times('input')).toHaveLength(1);
    expect(await hasDraft(real)).toBe(true);
    await submit(real);
    await real.world.pass(30_000);
    expect(answers(real)).toEqual([input]);
  });
});

test('a service that is down has the answer when it is back', async () => {
  const real = await realWorld();
  await startWaiting(real);
  await real.service.stop();
  await submit(real);
  await real.world.pass(20 * 60_000);
  expect(real.times('input')).toHaveLength(1);
  await real.service.restart();
  await real.world.pass(20 * 60_000);
  expect(await whereabouts(real)).toBe('confirmed');
  expect(answers(real)).toEqual([input]);
});

test('offline the answer waits, and goes when the network is back', async () => {
  const real = await elsewhere(await realWorld());
  await startWaiting(real);
  real.world.online = false;
  await submit(real);
  await real.world.pass(10 * 60_000);
  expect(await whereabouts(real)).toBe('queued');
  expect(real.times('input')).toEqual([]);
  real.world.online = true;
  await real.world.worker.wake();
  expect(answers(real)).toEqual([input]);
});

test('a refused key keeps the answer until there is a new one', async () => {
  const real = await meet({ kind: 'status', code: 401 });
  const { world, service } = real;
  await world.pass(10 * 60_000);
  expect(await whereabouts(real)).toBe('queued');
  expect(real.times('input')).toHaveLength(1);
  await world.worker.command(
    'connection.save',
    buildSave({ address: service.baseUrl, key: service.key }),
  );
  await world.pass(30_000);
  expect(answers(real)).toEqual([input]);
});
