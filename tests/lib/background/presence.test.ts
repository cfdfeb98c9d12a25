import { readShowing } from '@/lib/background/presence';
import { expect, test } from 'vitest';
import { asking, attentionWorld } from '../../support/attention-world';

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
