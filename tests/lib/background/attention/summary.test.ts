import { expect, test, vi } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';
import { noteRead } from '../../../support/note-read';

const five = ['a', 'b', 'c', 'd', 'e'];

test('three are told each', async () => {
  const world = attentionWorld();
  await world.put(...['a', 'b', 'c'].map((id) => asking(id)));
  await world.wake();
  expect(world.told()).toHaveLength(3);
});

test.each([
  [99, '99'],
  [100, '99+'],
])('the badge has room for two digits: %i are %s', async (count, badge) => {
  const world = attentionWorld();
  await world.put(...Array.from({ length: count }, (_, index) => asking(`t${index}`)));
  await world.wake();
  expect(world.state.badge).toBe(badge);
});

test('five are one summary that counts down and goes with the last', async () => {
  const world = attentionWorld();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  await world.wake();
  expect(world.raised).toMatchObject([
    { id: 'requests', title: '5 agents are waiting for you', buttons: ['Open', 'Snooze 15 min'] },
  ]);
  for (const [index, id] of five.entries()) {
    await world.put({ ...asking(id), call: null });
    await world.wake();
    const title = [4, 3, 2].map((left) => `${left} agents are waiting for you`)[index];
    expect(world.shown.get('requests')?.title).toBe(
      index === 4 ? undefined : (title ?? 'One agent is waiting for you'),
    );
  }
  expect(world.raised).toHaveLength(1);
});

test('where its words cannot be changed, a summary gives no number that would soon be wrong', async () => {
  vi.stubEnv('FIREFOX', 'true');
  const world = attentionWorld();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  expect(world.raised).toMatchObject([
    { id: 'requests', title: 'Your agents are waiting for you' },
  ]);
});

test('a burst is waited for: what joins it is in its summary', async () => {
  const world = attentionWorld();
  await world.put(...['a', 'b', 'c'].map((id) => asking(id)));
  const sleep = vi.spyOn(world.ports.clock, 'sleep');
  sleep.mockImplementationOnce(async (ms) => {
    // They come 200 ms after the others.
    if (ms > 200) await world.put(asking('d'), asking('e'));
  });
  await world.wake();
  expect(world.told()).toEqual(['requests']);
});

test('five that come one by one within a minute are one in the end', async () => {
  const world = attentionWorld();
  for (const id of five) {
    await world.put(asking(id));
    await world.pass(0.1);
  }
  expect(world.told()).toEqual([
    'request:a:call-a',
    'request:b:call-b',
    'request:c:call-c',
    'requests',
  ]);
  expect([...world.shown]).toMatchObject([['requests', { title: '5 agents are waiting for you' }]]);
});

test('a burst is reminded of once, whenever each of it came', async () => {
  const world = attentionWorld();
  for (const id of five) {
    await world.put(asking(id));
    await world.pass(0.1);
  }
  world.told();
  for (let passed = 0; passed < 20; passed += 0.1) await world.pass(0.1);
  expect(world.told()).toEqual(['requests']);
});

test('one an hour is told each', async () => {
  const world = attentionWorld();
  await world.set({ remind: false });
  for (const id of five) {
    await world.put(asking(id));
    await world.pass(60);
  }
  expect(world.told()).toHaveLength(5);
});

test('a summary takes in what follows: quietly in the same burst, aloud later', async () => {
  const world = attentionWorld();
  await world.put(asking('early'));
  await world.wake();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  expect(world.told()).toEqual(['request:early:call-early', 'requests']);
  expect([...world.shown.keys()]).toEqual(['requests']);
  await world.put(asking('f'));
  await world.wake();
  expect(world.told()).toEqual([]);
  expect(world.shown.get('requests')?.title).toBe('7 agents are waiting for you');
  await world.put(asking('g'));
  await world.pass(2);
  expect(world.told()).toEqual(['requests']);
  expect(world.shown.get('requests')?.title).toBe('8 agents are waiting for you');
});

test('one that was put off and is back is told of again, though the summary it left still stands', async () => {
  const world = attentionWorld();
  await world.set({ remind: false });
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  expect(world.told()).toEqual(['requests']);
  const until = world.state.now + 900_000;
  await world.command('request.snooze', { id: 'a', toolCallId: 'call-a', until });
  expect(world.shown.get('requests')?.title).toBe('4 agents are waiting for you');
  await world.pass(15);
  expect(world.told()).toEqual(['requests']);
  expect(world.shown.get('requests')?.title).toBe('5 agents are waiting for you');
});

test('what comes after the clock was set back is no part of a burst before', async () => {
  const world = attentionWorld();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  world.told();
  await world.put(asking('f'));
  await world.pass(-60);
  expect(world.told()).toEqual(['requests']);
});

test('a worker that died between raising a summary and noting it raises no second', async () => {
  const world = attentionWorld();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  await world.put(...five.map((id) => asking(id)));
  await world.pass(2);
  expect(world.told()).toEqual(['requests']);
  expect((await world.task('e'))?.call?.raised).toBe(1);
});

test('a request that comes as a summary goes is told by its own name', async () => {
  const world = attentionWorld();
  await world.put(...five.map((id) => asking(id)));
  await world.wake();
  world.told();
  await world.put(...five.map((id) => asking(id, { call: null })), asking('f'));
  await noteRead(world.ports, 'f');
  await world.wake();
  expect(world.told()).toEqual(['request:f:call-f']);
});
