import { readShowing } from '@/lib/background/presence';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { asking, attentionWorld } from '../../support/attention-world';
import { buildTask, testNow } from '../../support/build-task';

test('a request on screen raises no notification', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.see('a');
  await world.wake();
  expect(world.raised).toEqual([]);
});

test('one that comes just after its page was closed does', async () => {
  const world = attentionWorld();
  await world.see('a');
  await world.leave();
  expect((await readShowing(world.ports)).visible).toBe(false);
  await world.put(asking('a'));
  await world.wake();
  expect(world.raised).toHaveLength(1);
});

const later = testNow + 1_000;
const completed = { status: 'completed', detailedStatus: null, changedAt: later };
const found = asking('a', { activeAt: later });

test.each([
  ['a request', found, 'request:a:call-a'],
  ['an end', buildTask('a', { observed: completed, ending: 'finished' }), 'ended:a:finished'],
])(
  '%s found after its page spoke last waits for its next word: a closed popup has none',
  async (_, task, id) => {
    const world = attentionWorld();
    await world.see('a');
    world.state.now = later;
    await world.put(task);
    await world.wake();
    expect(world.told()).toEqual([]);
    await world.pass(0.1);
    expect(world.told()).toEqual([id]);
  },
);

test('of two pages that show it, the one that spoke last counts, in whatever order storage has them', async () => {
  const world = attentionWorld();
  const page = { shows: 'a', request: true };
  const presence = {
    one: { ...page, since: testNow - 8_000, at: testNow },
    two: { ...page, since: testNow - 6_000, at: testNow - 2_000 },
  };
  await world.storage.session.set({ [keys.presence]: seal(presence) });
  const { requests, saidAt } = await readShowing(world.ports);
  expect([requests.get('a'), saidAt]).toEqual([testNow, testNow]);
});

test('one found on a page raises none, with the same page in a popup that has closed since', async () => {
  const world = attentionWorld();
  await world.see('a', true, 'panel');
  world.state.now += 500;
  await world.see('a', true, 'popup');
  world.state.now = later;
  await world.put(found);
  for (let beat = 0; beat < 4; beat += 1) {
    await world.see('a', true, 'panel');
    world.state.now += 2_000;
  }
  await world.leave('panel');
  await world.pass(1);
  expect(world.raised).toEqual([]);
});

test('one found while its page is still there raises none, also once it has left', async () => {
  const world = attentionWorld();
  await world.see('a');
  world.state.now = later;
  await world.put(found);
  await world.wake();
  await world.pass(0.03);
  await world.see('a');
  await world.pass(1);
  expect(world.raised).toEqual([]);
});

test.each([
  ['its task’s page beside it', false],
  ['the same request beside it, closed since', true],
])('one on screen raises none with %s', async (_, closed) => {
  const world = attentionWorld();
  await world.see('a', true, 'panel');
  await world.see('a', closed, 'tab');
  if (closed) await world.leave('tab');
  await world.put(asking('a'));
  await world.wake();
  expect(world.raised).toEqual([]);
});

test('of two pages, one that closes leaves Beckon in sight', async () => {
  const world = attentionWorld();
  await world.see(null, false, 'panel');
  await world.see(null, false, 'tab');
  await world.leave('tab');
  expect((await readShowing(world.ports)).visible).toBe(true);
});

test.each([
  ['no longer silent than it may be', 4_999, true],
  ['silent since its last sign of life', 5_000, false],
  ['seen at a time that is yet to come, since the clock was set back', -5_000, false],
])('a page %s is on screen: %s ms, %s', async (_, later, visible) => {
  const world = attentionWorld();
  await world.see('a');
  world.state.now = testNow + later;
  expect((await readShowing(world.ports)).visible).toBe(visible);
  await world.put(asking('a'));
  await world.wake();
  expect(world.raised).toHaveLength(visible ? 0 : 1);
});
