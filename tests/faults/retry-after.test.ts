import { describe, expect, test } from 'vitest';
import type { How } from '../service/misbehaviour/misbehaviour.ts';
import { answers, onlyTask, realWorld, startTask, startWaiting, submit } from './real-world';

const limited = (code: number, headers: Record<string, string>): How => ({
  kind: 'status',
  code,
  body: { success: false, error: 'Slow down' },
  headers,
});

/** Both times are by the service's clock, not by ours: the world of these tests is in another year. */
const inTwoMinutes = {
  date: 'Mon, 05 Jan 2026 12:00:00 GMT',
  'retry-after': 'Mon, 05 Jan 2026 12:02:00 GMT',
};

const ways = [
  ['429, in seconds', limited(429, { 'retry-after': '120' })],
  ['429, as a date', limited(429, inTwoMinutes)],
  ['503, in seconds', limited(503, { 'retry-after': '120' })],
  ['403, in seconds', limited(403, { 'retry-after': '120' })],
  ['a refusal with 200', limited(200, { 'retry-after': '120' })],
] as const;

describe.each(ways)('%s', (_, how) => {
  test('nothing is asked before, by whomever, and all is well after', async () => {
    const real = await realWorld();
    const { world, service } = real;
    const id = await startTask(real);
    service.misbehave({ match: { path: 'status' }, how });
    await world.pass(30_000);
    const asked = service.requests.length;

    await world.pass(60_000);
    world.startWorker();
    world.clock.jump(-60 * 60_000);
    await world.pass(30_000);
    const reply = await world.worker.command('task.check', { id });
    expect(reply).toMatchObject({ ok: false, error: { code: 'rate-limited' } });
    await world.worker.command('task.runs', { id, page: 1 });
    await world.worker.command('task.create', {
      connectionId: 'office',
      instruction: 'Another',
      agent: 'BROWSER_AGENT',
      tools: [],
    });
    expect(service.requests).toHaveLength(asked);

    await world.pass(120_000);
    expect((await world.task(id))?.call).not.toBeNull();
  });
});

test('a creation that is told to wait holds back the checks, too', async () => {
  const real = await realWorld();
  const { world, service } = real;
  await startTask(real);
  service.misbehave({ match: { path: 'create' }, how: limited(429, { 'retry-after': '120' }) });
  await world.worker.command('task.create', {
    connectionId: 'office',
    instruction: 'Another',
    agent: 'BROWSER_AGENT',
    tools: [],
  });
  const asked = service.requests.length;
  await world.pass(90_000);
  expect(service.requests).toHaveLength(asked);
});

test.each([429, 403, 200])(
  'an answer told to wait with %i is sent once it may be',
  async (code) => {
    const real = await realWorld();
    const { world, service } = real;
    await startWaiting(real);
    service.misbehave({ match: { path: 'input' }, how: limited(code, { 'retry-after': '120' }) });
    await submit(real);
    expect((await onlyTask(world)).call?.delivery).toMatchObject({ state: 'queued', attempts: 0 });
    await world.pass(90_000);
    expect(real.times('input')).toHaveLength(1);
    await world.pass(60_000);
    expect(answers(real)).toHaveLength(1);
    const [first = 0, second = 0] = real.times('input');
    expect(second - first).toBeGreaterThanOrEqual(120);
  },
);

test('an answer that is told to wait again and again comes back with the service’s words', async () => {
  const real = await realWorld();
  const { world, service } = real;
  await startWaiting(real);
  const how: How = {
    kind: 'status',
    code: 409,
    body: { success: false, error: 'The run is locked' },
    headers: { 'retry-after': '120' },
  };
  service.misbehave({ match: { path: 'input', times: 100 }, how });
  await submit(real);
  await world.pass(60 * 60_000);
  expect(real.times('input')).toHaveLength(3);
  expect((await onlyTask(world)).call).toMatchObject({
    delivery: { state: 'refused', stillWaiting: true, message: 'The run is locked' },
    raised: 2,
  });
  await submit(real);
  expect((await onlyTask(world)).call?.delivery).toMatchObject({ state: 'queued', rests: 1 });
});

test('an answer told to wait by 429 goes on waiting', async () => {
  const real = await realWorld();
  const { world, service } = real;
  await startWaiting(real);
  const how = limited(429, { 'retry-after': '120' });
  service.misbehave({ match: { path: 'input', times: 5 }, how });
  await submit(real);
  await world.pass(20 * 60_000);
  expect(real.times('input')).toHaveLength(6);
  expect(answers(real)).toHaveLength(1);
});
