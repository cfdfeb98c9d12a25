import { describe, expect, test } from 'vitest';
import type { How } from '../service/misbehaviour/misbehaviour.ts';
import { create, elsewhere, onlyTask, realWorld, type RealWorld } from './real-world';

async function meet(how: How): Promise<RealWorld> {
  const real = await realWorld();
  real.service.misbehave({ match: { path: 'create' }, how });
  await create(real.world);
  return real;
}

describe('unknown whether created: said so, and never tried again by itself', () => {
  test.each<readonly [string, How, number]>([
    ['reset', { kind: 'reset' }, 0],
    ['hanging', { kind: 'hang' }, 0],
    ['reset after it was carried out', { kind: 'apply-then-drop' }, 1],
    ['500', { kind: 'status', code: 500 }, 0],
    ['a page of HTML', { kind: 'garbage', form: 'html' }, 0],
    ['truncated JSON', { kind: 'garbage', form: 'truncated' }, 1],
    ['over 5 MB', { kind: 'huge' }, 1],
    ['a yes without an id', { kind: 'status', code: 200, body: { success: true } }, 0],
  ])('%s', async (_, how, made) => {
    const real = await meet(how);
    await real.world.pass(60 * 60_000);
    expect((await onlyTask(real.world)).creation.state).toBe('unknown');
    expect(real.times('create')).toHaveLength(1);
    expect(real.service.tasks).toHaveLength(made);
  });
});

const busy: How = {
  kind: 'status',
  code: 409,
  body: { error: 'Too many tasks' },
  headers: { 'retry-after': '60' },
};

describe('refused: said so, with the service’s own words where it has some', () => {
  test.each<readonly [string, How, string, string | null]>([
    ['400', { kind: 'status', code: 400, body: { error: 'No credit' } }, 'refused', 'No credit'],
    ['200', { kind: 'refuse-with-200', error: 'No credit' }, 'refused', 'No credit'],
    ['401', { kind: 'status', code: 401, body: { error: 'Expired' } }, 'refused-key', 'Expired'],
    ['429', { kind: 'status', code: 429 }, 'rate-limited', null],
    ['409 with a time', busy, 'rate-limited', 'Too many tasks'],
  ])('%s', async (_, how, reason, message) => {
    const real = await meet(how);
    await real.world.pass(60 * 60_000);
    const { creation } = await onlyTask(real.world);
    expect(creation).toMatchObject({ state: 'refused', reason, message });
    expect(real.times('create')).toHaveLength(1);
    expect(real.service.tasks).toHaveLength(0);
  });
});

test('a refused key stops the connection at once', async () => {
  const real = await meet({ kind: 'status', code: 401 });
  expect((await real.schedule()).stopped).toHaveProperty('office');
});

test('offline it is refused without asking', async () => {
  const real = await elsewhere(await realWorld());
  real.world.online = false;
  await create(real.world);
  expect((await onlyTask(real.world)).creation).toMatchObject({ reason: 'offline' });
  expect(real.service.requests).toEqual([]);
});

test('without its host permission it is refused without asking, and the connection stopped', async () => {
  const real = await realWorld();
  real.world.permissions.clear();
  await create(real.world);
  expect((await onlyTask(real.world)).creation).toMatchObject({ reason: 'no-permission' });
  expect((await real.schedule()).stopped).toHaveProperty('office');
  expect(real.service.requests).toEqual([]);
});

test('pressed twice at once, it is tried again once', async () => {
  const real = await meet({ kind: 'reset' });
  const { id } = await onlyTask(real.world);
  const { worker, clock } = real.world;
  real.service.misbehave({ match: { path: 'create' }, how: { kind: 'reset' } });
  await clock.run(
    Promise.all([worker.command('task.retry', { id }), worker.command('task.retry', { id })]),
  );
  await real.world.pass(30_000);
  expect(real.times('create')).toHaveLength(2);
});
