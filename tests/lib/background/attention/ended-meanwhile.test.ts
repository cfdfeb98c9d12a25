import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld } from '../../../support/world/world';

test('what ended while the browser was closed is told of together, though requests come in between', async () => {
  const world = await aWorld();
  const ids = Array.from({ length: 24 }, (_, index) => `t${index}`);
  await world.put(...ids.map((id) => aTask(id).build()));
  for (const [index, id] of ids.entries()) {
    if (index % 2 === 0) world.service.ask(`service-${id}`, `call-${id}`);
    else world.service.finish(`service-${id}`, 'completed');
  }
  world.fetch = async (...request) => {
    await world.clock.sleep(300);
    return world.service.fetch(...request);
  };
  const worker = await world.restartBrowser();
  await worker.wake();
  const told = world.desktop.raises.filter(({ id }) => id.startsWith('end'));
  expect(told.map(({ title }) => title)).toEqual(['12 tasks have ended']);
});

test('an end is told of while the computer is offline, at a service on this machine', async () => {
  const world = await aWorld();
  await world.connect({ baseUrl: 'http://127.0.0.1:8080/api/v1' });
  world.permissions.add('http://127.0.0.1/*');
  await world.put(aTask('a').build());
  world.online = false;
  world.service.finish('service-a', 'completed');
  await world.pass(2 * minute);
  expect(world.desktop.raises.map(({ id }) => id)).toEqual([expect.stringMatching(/^end/)]);
});

const refuse = (status: number) => () => new Response('', { status });

test.each([
  ['without a network', { online: false }, undefined],
  ['while its service fails', {}, refuse(503)],
  ['with a key that is refused', {}, refuse(401)],
] as const)(
  'a task watched %s that has failed by its first reading is told of',
  async (_, state, meddle) => {
    const world = Object.assign(await aWorld(), state);
    world.service.add('service-a');
    if (meddle) world.service.meddle = meddle;
    const typed = { connectionId: 'office', taskId: 'service-a', title: null, sure: true };
    await world.worker.command('task.adopt', typed);
    world.service.finish('service-a', 'error');
    await world.pass(20 * minute);
    world.online = true;
    world.service.meddle = () => undefined;
    await world.pass(60 * minute);
    const told = world.desktop.raises.filter(({ id }) => id.startsWith('end'));
    expect(told).toMatchObject([{ title: 'A task has failed' }]);
  },
);

test.each(['completed', 'error'] as const)(
  'an end from before a task was watched is not told: %s',
  async (status) => {
    const world = await aWorld();
    world.service.add('service-a');
    world.service.finish('service-a', status);
    const typed = { connectionId: 'office', taskId: 'service-a', title: null, sure: true };
    await world.worker.command('task.adopt', typed);
    await world.pass(20 * minute);
    expect(world.desktop.raises).toEqual([]);
  },
);
