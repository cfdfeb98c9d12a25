import { followPermissions } from '@/lib/background/health/follow-permissions';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { hour, minute } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildSave, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

/** A firewall's page, say, in place of every answer. */
const refuse = () => new Response('<h1>Blocked</h1>', { status: 403 });

/** A service that refuses the key from now on, and has tasks. */
async function refusing(count: number) {
  const world = await aWorld();
  for (let index = 0; index < count; index += 1) await world.put(buildTask(`task-${index}`));
  const { service } = world;
  service.meddle = refuse;
  await world.pass(minute);
  const asked = () => service.received.filter(({ kind }) => kind === 'status').length;
  const state = async () =>
    (await read(world.storage.local, keys.connection('office'), connectionSchema))?.health.state;
  expect(await state()).toBe('refused-key');
  return { world, service, asked, state };
}

test('a service that refused the key is asked about one of its tasks each hour', async () => {
  const { world, asked, state } = await refusing(20);
  const before = asked();
  await world.pass(hour - 2 * minute);
  expect(asked()).toBe(before);
  await world.pass(2 * minute);
  expect(asked()).toBe(before + 1);
  await world.pass(9 * hour);
  expect(asked()).toBe(before + 10);
  expect(await state()).toBe('refused-key');
});

test('a service that refuses only an answer does not keep the other tasks from being read', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build(), buildTask('b'));
  const { service } = world;
  await world.pass(minute);
  service.meddle = (kind) =>
    kind === 'input' ? Response.json({ success: false }, { status: 401 }) : undefined;
  const typed = { id: 'a', toolCallId: 'call-1', input: '["kim"]', secret: false, answers: [] };
  await world.worker.command('answer.submit', typed);
  service.ask('service-b', 'call-2');
  await world.pass(3 * hour);
  expect((await world.task('b'))?.call?.toolCallId).toBe('call-2');
});

test('without the permission for its address nothing is sent, each hour included', async () => {
  const { world, service } = await refusing(2);
  world.permissions.clear();
  const before = service.received.length;
  await world.pass(3 * hour);
  expect(service.received).toHaveLength(before);
});

describe('a service that refuses one task as it does a key', () => {
  async function refusingOne() {
    const world = await aWorld();
    await world.put(buildTask('a'), buildTask('b'), buildTask('c'));
    const { fetch } = world;
    const refusal = () => Response.json({ success: false }, { status: 401 });
    world.fetch = async (input, init) =>
      new Request(input).url.includes('service-c') ? refusal() : fetch(input, init);
    await world.pass(minute);
    expect(world.desktop.raises).toHaveLength(1);
    return world;
  }

  test('tells of its key once a day, though it takes it each hour', async () => {
    const world = await refusingOne();
    await world.pass(23 * hour);
    expect(world.desktop.raises).toHaveLength(1);
    await world.pass(2 * hour);
    expect(world.desktop.raises).toHaveLength(2);
  });

  test('is told of at once after the person has saved another key', async () => {
    const world = await refusingOne();
    await world.worker.command('connection.save', buildSave());
    await world.pass(10 * minute);
    expect(world.desktop.raises).toHaveLength(2);
  });
});

test('once it takes the key again all goes on by itself', async () => {
  const { world, service, state } = await refusing(3);
  service.meddle = () => undefined;
  service.ask('service-task-2', 'call-1');
  await world.pass(hour + minute);
  expect(await state()).toBe('ok');
  expect((await world.task('task-2'))?.call?.toolCallId).toBe('call-1');
});

test('the browser starts: the key is tried at once', async () => {
  const { world, service, state } = await refusing(3);
  service.meddle = () => undefined;
  await world.restartBrowser();
  await world.pass(minute);
  expect(await state()).toBe('ok');
});

test('the clock is set back: the hour is not stretched', async () => {
  const { world, service, state } = await refusing(1);
  service.meddle = () => undefined;
  world.clock.jump(-24 * hour);
  await world.pass(minute);
  expect(await state()).toBe('ok');
});

test('that the key is refused is told on the day on which a missing permission was told', async () => {
  const host = 'https://api.example.net/*';
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.permissions.delete(host);
  await world.worker.wake(followPermissions(world.worker.ports));
  await world.pass(2 * minute);
  world.permissions.add(host);
  await world.worker.wake(followPermissions(world.worker.ports));
  world.service.meddle = refuse;
  await world.pass(5 * minute);
  const told = world.desktop.raises.map(({ id }) => id);
  expect(told).toEqual(['connection:office', 'connection:office']);
});
