import { expect, test } from 'vitest';
import { asking } from '../../support/attention-world';
import { aWorld } from '../../support/world/world';

const isRemoval = (operation: string) => /^local.remove .*task/.test(operation);

test('a worker that dies while it deletes everything leaves no count on the badge', async () => {
  const world = await aWorld();
  await world.put(asking('a'), asking('b'));
  await world.worker.wake();
  expect(world.desktop.badge.text).toBe('2');
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isRemoval });
  expect(await dying.command('data.delete-all', null)).toBe('dead');
  await world.startWorker().wake();
  expect(world.desktop.badge.text).toBe('');
  expect(world.desktop.shown).toEqual([]);
});
