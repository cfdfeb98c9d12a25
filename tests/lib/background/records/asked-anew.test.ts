import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test.each([
  ['by the next run, after a run that failed', 'error'],
  ['hours after somebody answered it elsewhere', null],
] as const)('a request under an id used before is told of, %s', async (_, end) => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.pass(5 * hour);
  if (end === null) world.service.withdraw('service-a');
  else world.service.finish('service-a', end);
  await world.pass(2 * hour);
  const told = world.desktop.raises.length;
  world.service.ask('service-a', 'call-1');
  const askedAt = world.clock.now();
  await world.pass(2 * hour);
  expect(world.desktop.raises.slice(told).map(({ id }) => id)).toContain('request:a:call-1');
  expect((await world.task('a'))?.call?.firstSeenAt).toBeGreaterThanOrEqual(askedAt);
});

test('a call that flaps is told of once', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  world.service.withdraw('service-a');
  await world.pass(minute);
  world.service.ask('service-a', 'call-1');
  await world.pass(5 * minute);
  expect(world.desktop.raises).toHaveLength(1);
});
