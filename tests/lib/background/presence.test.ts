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
  await world.command('check.due', { shows: 'a', request: true, visible: false });
  await world.put(asking('a'));
  await world.wake();
  expect(world.raised).toHaveLength(1);
});
