import { readShowing } from '@/lib/background/presence';
import { expect, test } from 'vitest';
import { asking, attentionWorld } from '../../support/attention-world';
import { testNow } from '../../support/build-task';

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
  await world.put(asking('a'));
  await world.wake();
  expect(world.raised).toHaveLength(1);
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
