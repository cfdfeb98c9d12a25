import { day, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

/** Has the agent ask something while the task's request is on a page that is left soon after. */
async function askOnScreen(world: World, call: string): Promise<void> {
  const page = { page: 'p', shows: 'a', request: true };
  world.service.ask('service-a', call);
  for (let beat = 0; beat < 5; beat += 1) {
    await world.worker.command('check.due', { ...page, visible: true });
    await world.pass(2_000);
  }
  await world.worker.command('check.due', { ...page, visible: false });
}

test('an agent that asks one thing after the other, and waits for no answer, sounds once', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  for (const id of ['call-1', 'call-2', 'call-3']) {
    world.service.ask('service-a', id);
    await world.pass(30_000);
  }
  await world.pass(2 * minute);
  world.service.ask('service-a', 'call-4');
  await world.pass(minute);
  expect(world.desktop.raises.map(({ quiet }) => quiet)).toEqual([false, true, true, false]);
});

test('an agent that took its question back before does not sound again', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.pass(30_000);
  world.service.withdraw('service-a');
  await world.worker.command('task.check', { id: 'a' });
  world.service.ask('service-a', 'call-2');
  await world.pass(30_000);
  expect(world.desktop.raises.map(({ quiet }) => quiet)).toEqual([false, true]);
});

test('one that goes on like this sounds as often as a request that stays is reminded of', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  for (let asked = 0; asked < 120; asked += 1) {
    world.service.ask('service-a', `call-${asked}`);
    await world.pass(30_000);
  }
  expect(world.desktop.raises.filter(({ quiet }) => !quiet)).toHaveLength(4);
});

test('one in place of another that was on screen, and so made no sound, sounds', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await askOnScreen(world, 'call-1');
  world.service.ask('service-a', 'call-2');
  await world.pass(30_000);
  expect(world.desktop.raises.map(({ quiet }) => quiet)).toEqual([false]);
});

test('a request in place of one on screen sounds though the clock was set back since its task sounded last', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.pass(30_000);
  world.clock.jump(-day);
  await askOnScreen(world, 'call-2');
  world.service.ask('service-a', 'call-3');
  await world.pass(30_000);
  expect(world.desktop.raises.map(({ quiet }) => quiet)).toEqual([false, false]);
});
