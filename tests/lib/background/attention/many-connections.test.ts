import { attend } from '@/lib/background/attention/attend';
import { startAttempts } from '@/lib/background/attempt';
import { mendConnection, noteConnection } from '@/lib/background/health/connection-health';
import { withSchedule } from '@/lib/background/records/schedule-store';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { attentionWorld } from '../../../support/attention-world';
import { buildConnection, testNow } from '../../../support/build-task';

const noKey = { state: 'no-key', at: testNow } as const;
const refused = { state: 'refused-key', at: testNow, message: null } as const;

async function withConnections(count: number, health: typeof noKey | typeof refused = noKey) {
  const world = attentionWorld();
  const ids = Array.from({ length: count }, (_, index) => `c${index}`);
  for (const id of ids) {
    await world.connect(buildConnection({ id, health }));
    await world.storage.local.set({ [keys.apiKey(id)]: seal(health === refused ? 'a-key' : null) });
  }
  return { ...world, ids };
}

test('many that need the person at once are one notification, which leads to the settings', async () => {
  const world = await withConnections(12);
  await world.wake();
  expect(world.raised).toEqual([
    expect.objectContaining({ id: 'connections', title: '12 connections need you', quiet: true }),
  ]);
  await world.wake();
  await world.click('connections');
  expect(world.raised).toHaveLength(1);
  expect(await world.intent()).toMatchObject({ data: { route: '#/settings' } });
});

test('those found one after the other in a wake are one notification at its end', async () => {
  const world = await withConnections(4);
  const ports = withSchedule(world.ports);
  for (const id of world.ids) {
    await noteConnection(ports, id, { code: 'no-key' });
    await attend(ports, startAttempts());
  }
  expect(world.told()).toEqual([]);
  await attend(ports, startAttempts(), true);
  expect(world.told()).toEqual(['connections']);
});

test('what was found a minute ago waits for no slow service', async () => {
  const world = await withConnections(1);
  await world.wake();
  world.told();
  const ports = withSchedule(world.ports);
  await mendConnection(ports, 'c0');
  await noteConnection(ports, 'c0', { code: 'no-key' });
  world.shown.clear();
  world.state.now += minute;
  await attend(ports, startAttempts());
  expect(world.told()).toEqual(['connection:c0']);
});

test('three are told of one by one', async () => {
  const world = await withConnections(3);
  await world.wake();
  expect(world.told()).toEqual(['connection:c0', 'connection:c1', 'connection:c2']);
});

test('one after three that were told of is told of by itself', async () => {
  const world = await withConnections(3);
  await world.wake();
  world.told();
  await world.connect(buildConnection({ id: 'next', health: noKey }));
  await world.wake();
  expect(world.told()).toEqual(['connection:next']);
});

test('one that is mended while another is told of is not told of', async () => {
  const world = await withConnections(2);
  world.state.refuses = () => {
    void world.storage.local.set({ [keys.connection('c1')]: seal(buildConnection({ id: 'c1' })) });
    return false;
  };
  await world.wake();
  expect(world.told()).toEqual(['connection:c0']);
});

test('their notification goes once all are mended', async () => {
  const world = await withConnections(4);
  await world.wake();
  for (const id of world.ids) {
    expect([...world.shown.keys()]).toEqual(['connections']);
    await mendConnection(withSchedule(world.ports), id);
    await world.wake();
  }
  expect([...world.shown.keys()]).toEqual([]);
});

test('it goes when the person sees home, which says which of them are left', async () => {
  const world = await withConnections(4);
  await world.wake();
  await world.see(null);
  expect([...world.shown.keys()]).toEqual([]);
});

test('those whose keys are taken and refused in turn are told of once a day, each of them', async () => {
  const world = await withConnections(4, refused);
  await world.wake();
  expect(world.told()).toEqual(['connections']);
  for (const id of world.ids) await mendConnection(withSchedule(world.ports), id);
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
  const again = { ...refused, at: testNow + minute };
  for (const id of world.ids) await world.connect(buildConnection({ id, health: again }));
  await world.wake();
  expect(world.told()).toEqual([]);
});
