import { day, hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld, type World } from '../../../support/world/world';

/** How the end of a stopped run can pass without a reading. */
const gaps: Record<string, (world: World) => Promise<unknown>> = {
  'the machine was asleep': (world) => world.clock.advance(8 * hour),
  'the machine was asleep, and its clock was set back': async ({ clock }) => {
    await clock.advance(8 * hour);
    clock.jump(-day);
  },
  'the task was paused': async (world) => {
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(8 * hour);
    await world.worker.command('task.watch', { id: 'a', watch: 'watched' });
  },
};

async function stopped() {
  const world = await aWorld();
  await world.put(aTask().build());
  await world.pass(minute);
  const { fetch } = world;
  world.fetch = (input, init) =>
    new Request(input).url.endsWith('/run/stop')
      ? Promise.resolve(Response.json({ success: true }))
      : fetch(input, init);
  await world.worker.command('task.stop', { id: 'a', taskToo: false, again: false });
  return world;
}

test.each(Object.entries(gaps))(
  'a run ended as it was told to while %s: that the next one fails is told',
  async (_, pass) => {
    const world = await stopped();
    await pass(world);
    // The next run goes on, with the status that the stopped one had.
    await world.pass(minute);
    world.service.finish('service-a', 'error');
    await world.pass(10 * minute);
    expect(world.desktop.raises.map(({ id }) => id)).toEqual(['ended:a:failed']);
    expect((await world.task('a'))?.stopped).toBe(false);
  },
);

test('the person answers what is asked after a run was to stop: that it fails is told', async () => {
  const world = await stopped();
  await world.pass(5 * minute);
  world.service.ask('service-a', 'call-2');
  await world.pass(minute);
  const typed = { id: 'a', toolCallId: 'call-2', input: 'Kim', secret: false, answers: [] };
  await world.worker.command('answer.submit', typed);
  await world.pass(6 * minute);
  world.service.finish('service-a', 'error');
  await world.pass(10 * minute);
  expect(world.desktop.shown).toContain('ended:a:failed');
});

test('a run that ended as it was told to while the machine was asleep is no news', async () => {
  const world = await stopped();
  world.service.finish('service-a', 'error');
  await world.clock.advance(8 * hour);
  await world.pass(minute);
  expect(world.desktop.raises).toEqual([]);
  expect((await world.task('a'))?.stopped).toBe(true);
});

test('a run that ends nine minutes after it was stopped is no news', async () => {
  const world = await stopped();
  await world.pass(9 * minute);
  world.service.finish('service-a', 'error');
  await world.pass(minute);
  expect(world.desktop.raises).toEqual([]);
  expect((await world.task('a'))?.stopped).toBe(true);
});
