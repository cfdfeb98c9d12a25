import { day, hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };

test('a request under the id of an answered one is told though the clock was set back meanwhile', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.worker.command('answer.submit', typed);
  await world.pass(minute);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe('confirmed');
  world.clock.jump(-day);
  await world.pass(hour);
  world.service.ask('service-a', 'call-1');
  await world.pass(20 * minute);
  expect(world.desktop.badge.text).toBe('1');
  expect(world.desktop.shown).toEqual(['request:a:call-1']);
});

test('a task whose status fails keeps no other from being asked about', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  await world.pass(20 * minute);
  const { fetch } = world;
  world.fetch = (input, init) =>
    new Request(input).url.includes('service-a/run/status')
      ? Promise.resolve(new Response('', { status: 500 }))
      : fetch(input, init);
  world.service.meddle = () => new Response('', { status: 503 });
  await world.pass(5 * minute);
  world.clock.jump(-5 * hour);
  await world.pass(5 * minute);
  world.service.meddle = () => undefined;
  world.service.ask('service-b', 'call-1');
  await world.pass(20 * minute);
  expect((await world.task('b'))?.call?.toolCallId).toBe('call-1');
});

test('a request that is back after the clock was set back is told of anew', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.pass(minute);
  world.service.withdraw('service-a');
  await world.pass(minute);
  world.clock.jump(-day);
  await world.pass(hour);
  const raised = world.desktop.raises.length;
  world.service.ask('service-a', 'call-1');
  await world.pass(2 * minute);
  expect(world.desktop.raises.length).toBe(raised + 1);
});
