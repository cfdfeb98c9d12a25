import { day, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

/** A run begins, asks, and completes ten minutes after the person was told. Says how long that took. */
async function askedToday(world: World, toolCallId: string): Promise<number> {
  const askedAt = world.clock.now();
  world.service.ask('service-a', toolCallId);
  const told = () => world.desktop.raises.find(({ id }) => id.endsWith(toolCallId))?.at;
  while (told() === undefined) await world.pass(minute);
  await world.pass(10 * minute);
  world.service.finish('service-a', 'completed');
  const took = (told() ?? Infinity) - askedAt;
  await world.pass(askedAt + day - world.clock.now());
  return took;
}

test('a task that asks each morning is told of within a quarter of an hour, once it has done so', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const took: number[] = [];
  for (const call of ['mon', 'tue', 'wed', 'thu', 'fri']) took.push(await askedToday(world, call));
  expect(Math.max(...took.slice(2))).toBeLessThan(16 * minute);
});
