import { minute, second } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld, type World } from '../../../support/world/world';

const unstopped = 'ended:a:unstopped';

/** A run that Beckon has read, at a service that fails to stop it; `meanwhile` passes before it says so. */
async function failsToStop(meanwhile: (world: World) => unknown = () => {}) {
  const world = await aWorld();
  await world.put(aTask().build());
  await world.pass(minute);
  const { fetch } = world;
  world.fetch = async (input, init) => {
    if (!new Request(input).url.endsWith('/run/stop')) return fetch(input, init);
    await meanwhile(world);
    return Response.json({ success: false }, { status: 400 });
  };
  return world;
}

const stop = ({ worker }: World) =>
  worker.command('task.stop', { id: 'a', taskToo: false, again: false });

const see = ({ worker }: World) =>
  worker.command('check.due', { page: 'popup', shows: 'a', request: false, visible: true });

const told = ({ desktop }: World) => desktop.raises.map(({ id }) => id);

test('who closed the popup is told once that a run may go on, until it ends', async () => {
  const world = await failsToStop();
  await stop(world);
  await world.pass(5 * minute);
  expect(world.desktop.raises).toMatchObject([
    { id: unstopped, title: 'A run may not have been stopped', quiet: true },
  ]);
  expect(world.desktop.shown).toContain(unstopped);
  world.service.finish('service-a', 'error');
  await world.pass(minute);
  expect(told(world)).toEqual([unstopped, 'ended:a:failed']);
  expect(world.desktop.shown).not.toContain(unstopped);
});

test('a popup that closed before the service said so has shown nothing', async () => {
  const world = await failsToStop(({ clock }) => clock.advance(second));
  await see(world);
  await stop(world);
  await world.pass(minute);
  expect(told(world)).toEqual([unstopped]);
});

test('a page that shows the failure is enough', async () => {
  const world = await failsToStop();
  await see(world);
  await stop(world);
  await see(world);
  await world.pass(minute);
  expect(told(world)).toEqual([]);
});

test.each([
  ['muted', { muted: true }],
  ['paused', { watch: 'paused' }],
] as const)('a %s task is not told of', async (_, changes) => {
  const world = await failsToStop();
  await world.put({ ...(await world.task('a'))!, ...changes });
  await stop(world);
  await world.pass(minute);
  expect(told(world)).toEqual([]);
});

test('a task whose run has ended is not told of', async () => {
  const world = await failsToStop();
  world.service.finish('service-a', 'completed');
  await world.pass(minute);
  await stop(world);
  await world.pass(minute);
  expect(told(world)).toEqual(['ended:a:finished']);
});
