import { day, hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../support/a-task';
import { aWorld } from '../../support/world/world';

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
