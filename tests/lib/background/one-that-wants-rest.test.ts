import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

test('one task the service always wants rest for does not keep the others from being checked', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  const { fetch } = world;
  world.fetch = (input, init) =>
    new Request(input).url.includes('service-a')
      ? Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '600' } }))
      : fetch(input, init);
  await world.worker.wake();
  world.service.ask('service-b', 'call-b');
  await world.pass(3_600_000);
  expect((await world.task('b'))?.call?.toolCallId).toBe('call-b');
});
