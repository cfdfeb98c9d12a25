import { expect, test } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';

test('while notifications are blocked, the badge counts what waits, which is told afterwards', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  world.state.blocked = true;
  await world.wake();
  expect([world.told(), world.state.badge]).toEqual([[], '1']);
  world.state.blocked = false;
  await world.wake();
  expect(world.told()).toEqual(['request:a:call-a']);
});

test('while notifications are blocked, details can be hidden', async () => {
  const world = attentionWorld();
  world.state.blocked = true;
  await expect(world.set({ hideDetails: true })).resolves.toBeUndefined();
});
