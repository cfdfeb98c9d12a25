import { mendConnection, noteConnection } from '@/lib/background/health/connection-health';
import { followPermissions } from '@/lib/background/health/follow-permissions';
import { withSchedule } from '@/lib/background/records/schedule-store';
import { keys } from '@/lib/store/keys';
import { seal } from '@/lib/store/envelope';
import { read } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import { expect, test, vi } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';
import { buildConnection, buildSave, testNow } from '../../../support/build-task';

const troubles: readonly (readonly [Connection['health'], string])[] = [
  [
    { state: 'refused-key', at: testNow, message: 'sk-secret is no key' },
    'Office tasks refused the key. Its tasks are not checked until you enter another, or until the service takes this one again.',
  ],
  [
    { state: 'no-key', at: testNow },
    'The key for Office tasks is missing. Its tasks are not checked until you enter it.',
  ],
  [
    { state: 'no-permission', at: testNow },
    'Beckon may not talk to Office tasks. Its tasks are not checked until you allow it.',
  ],
];

test.each(troubles)('%o is told once, and marked on the badge', async (health, message) => {
  const world = attentionWorld();
  world.state.permitted = health.state !== 'no-permission';
  await world.connect(buildConnection({ health }));
  const key = health.state === 'no-key' ? null : 'a-key';
  await world.storage.local.set({ [keys.apiKey('office')]: seal(key) });
  await world.wake();
  await world.pass(600);
  expect(world.raised).toEqual([
    { id: 'connection:office', title: 'A connection needs you', message, quiet: true, buttons: [] },
  ]);
  expect(world.state).toMatchObject({
    badge: '!',
    tooltip: 'Beckon – a connection needs you',
  });
});

test('trouble that was told is not told again when the browser starts', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.wake();
  await world.storage.session.remove(await world.storage.session.keys());
  world.shown.clear();
  await world.wake();
  expect(world.told()).toEqual(['connection:office']);
});

test('mended, it goes; broken again, it is told again', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.wake();
  await mendConnection(withSchedule(world.ports), 'office');
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
  expect(world.state.badge).toBe('');
  const again = { code: 'no-key' } as const;
  await noteConnection(withSchedule(world.ports), 'office', again);
  await world.wake();
  expect(world.told()).toEqual(['connection:office', 'connection:office']);
});

test('who has a page of Beckon on screen sees it there', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.see(null);
  await world.leave();
  await world.pass(1);
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('!');
});

test('what is found after a page spoke last waits for its next word: a closed popup has none', async () => {
  const world = attentionWorld();
  await world.see(null);
  world.state.now += 1_000;
  await world.connect(buildConnection({ health: { state: 'no-key', at: world.state.now } }));
  await world.wake();
  expect(world.told()).toEqual([]);
  await world.pass(0.1);
  expect(world.told()).toEqual(['connection:office']);
});

test('who tries it is told by what comes of that, whatever page they are on', async () => {
  const world = attentionWorld();
  const connection = buildConnection();
  await world.connect(connection);
  await world.storage.local.set({ [keys.apiKey(connection.id)]: seal('a wrong key') });
  const refusal = new Response('{}', { status: 401 });
  vi.spyOn(world.ports.network, 'fetch').mockResolvedValue(refusal);
  const { id, baseUrl: address } = connection;
  await world.command('connection.test', { id, address, key: null, allowPlainHttp: true });
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('!');
});

test('who saves it is asked for the permission, and told only when that is taken away again', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection());
  world.state.permitted = false;
  await world.command('connection.save', buildSave());
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('!');
  for (const permitted of [true, false]) {
    world.state.permitted = permitted;
    await followPermissions(world.ports);
  }
  await world.wake();
  expect(world.told()).toEqual(['connection:office']);
});

test('requests count before it on the badge', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.put(asking('a'));
  await world.wake();
  expect(world.state).toMatchObject({
    badge: '1',
    tooltip: 'Beckon – one request is waiting for you',
  });
});

test('one that breaks in a quiet time is told when that is over', async () => {
  const world = attentionWorld();
  await world.set({ pausedUntil: testNow + 60 * 60_000 });
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.pass(59);
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('!');
  await world.pass(1);
  expect(world.told()).toEqual(['connection:office']);
});

test('one that a dying worker had told of is not told again', async () => {
  const world = attentionWorld();
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  world.shown.set('connection:office', { title: '', message: '' });
  await world.wake();
  expect(world.told()).toEqual([]);
  const stored = await read(world.ports.local, keys.connection('office'), connectionSchema);
  expect(stored?.troubleTold).toBe(true);
});
