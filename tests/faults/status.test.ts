import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { describe, expect, test } from 'vitest';
import type { How } from '../service/misbehaviour/misbehaviour.ts';
import { elsewhere, onlyTask, realWorld, type RealWorld, startTask } from './real-world';
import { buildSave } from '../support/build-task';

const json = (code: number, body: unknown, headers?: Record<string, string>): How => ({
  kind: 'status',
  code,
  body,
  ...(headers && { headers }),
});
const failure = (error: string) => ({ success: false, error });

/** Reads the status of a task whose agent waits, and that reading meets the fault. */
async function meet(how: How): Promise<RealWorld> {
  const real = await realWorld();
  await startTask(real);
  real.service.misbehave({ match: { path: 'status' }, how });
  await real.world.pass(30_000);
  return real;
}

async function isFound({ world }: RealWorld): Promise<boolean> {
  return (await onlyTask(world)).call !== null;
}

describe('a service that cannot answer is left alone for a moment, then asked again', () => {
  const faults: readonly (readonly [string, How, string])[] = [
    ['reset', { kind: 'reset' }, 'unreachable'],
    ['hanging', { kind: 'hang' }, 'timed-out'],
    ['500 without a body', { kind: 'status', code: 500 }, 'server-error'],
    [
      '502 with a page',
      { kind: 'status', code: 502, body: '<h1>Bad gateway</h1>' },
      'server-error',
    ],
    ['503 with JSON', json(503, failure('Busy')), 'server-error'],
    ['a page of HTML', { kind: 'garbage', form: 'html' }, 'not-json'],
    ['truncated JSON', { kind: 'garbage', form: 'truncated' }, 'not-json'],
    ['429 without a delay', json(429, failure('Slow down')), 'rate-limited'],
  ];

  test.each(faults)('%s', async (_, how, cause) => {
    const real = await meet(how);
    expect((await real.schedule()).backoff['office']).toMatchObject({ cause, failures: 1 });
    expect(await isFound(real)).toBe(false);
    await real.world.pass(60_000);
    expect(await isFound(real)).toBe(true);
    expect((await real.schedule()).backoff).toEqual({});
  });
});

test('a service that is down is asked ever more rarely, and caught up with', async () => {
  const real = await realWorld();
  await startTask(real);
  await real.service.stop();
  const before = real.times('status').length;
  await real.world.pass(60 * 60_000);
  expect(real.times('status').length - before).toBeLessThan(16);
  expect((await real.schedule()).backoff['office']).toMatchObject({ cause: 'unreachable' });
  await real.service.restart();
  await real.world.pass(15 * 60_000);
  expect(await isFound(real)).toBe(true);
});

describe('a slow service is no broken one', () => {
  test.each<How>([
    { kind: 'delay', ms: 50 },
    { kind: 'slow-body', ms: 50 },
  ])('%j', async (how) => {
    const real = await meet(how);
    expect(await isFound(real)).toBe(true);
    expect((await real.schedule()).backoff).toEqual({});
  });
});

describe('an answer that is unusable for one task slows down that task alone', () => {
  const status = (data: unknown) => json(200, { success: true, data });
  test.each<readonly [string, How]>([
    ['over 5 MB', { kind: 'huge' }],
    ['no status key', status({ toolCall: null })],
    ['no data', json(200, { success: true })],
    ['a status of another type', status({ status: { code: 1 } })],
    ['a list', json(200, [])],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    const { tasks, backoff } = await real.schedule();
    expect(Object.values(tasks)).toMatchObject([{ failures: 1 }]);
    expect(backoff).toEqual({});
    expect((await onlyTask(real.world)).trouble).toMatchObject({ kind: 'unreadable-status' });
    await real.world.pass(60_000);
    expect((await onlyTask(real.world)).trouble).toBeNull();
    expect(await isFound(real)).toBe(true);
  });

  test.each<readonly [string, How]>([
    ['404', json(404, failure('No such task'))],
    ['400', json(400, failure('No such task'))],
    ['200 with success: false', { kind: 'refuse-with-200', error: 'No such task' }],
  ])('%s is told in the service’s own words, until it is over', async (_, how) => {
    const real = await meet(how);
    expect((await onlyTask(real.world)).trouble).toMatchObject({ message: 'No such task' });
    expect((await real.schedule()).backoff).toEqual({});
    await real.world.pass(60_000);
    expect((await onlyTask(real.world)).trouble).toBeNull();
    expect(await isFound(real)).toBe(true);
  });
});

describe('a refused key stops the connection for an hour, or until the person mends it', () => {
  test.each<readonly [string, How]>([
    ['401', json(401, failure('Key expired'))],
    ['403', json(403, failure('Key expired'))],
    ['200 with success: false', { kind: 'refuse-with-200', error: 'Invalid API key' }],
  ])('%s', async (_, how) => {
    const real = await meet(how);
    const { world, service } = real;
    const stored = () => read(world.storage.local, keys.connection('office'), connectionSchema);
    expect((await stored())?.health).toMatchObject({ state: 'refused-key' });
    expect(world.desktop.badge.text).toBe('!');
    const before = real.times('status').length;
    await world.pass(59 * 60_000);
    expect(real.times('status')).toHaveLength(before);

    await world.worker.command(
      'connection.save',
      buildSave({ address: service.baseUrl, key: service.key }),
    );
    expect((await stored())?.health).toEqual({ state: 'ok' });
    await world.pass(30_000);
    expect(await isFound(real)).toBe(true);
  });
});

test('offline nothing is asked; back online it is made up for', async () => {
  const real = await elsewhere(await realWorld());
  await startTask(real);
  const before = real.times('status').length;
  real.world.online = false;
  await real.world.pass(10 * 60_000);
  expect(real.times('status')).toHaveLength(before);
  real.world.online = true;
  await real.world.worker.wake();
  expect(await isFound(real)).toBe(true);
});
