import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

const input = { connectionId: 'office', instruction: 'Another', agent: 'A', tools: [] };
const onScreen = { page: 'p', request: false, visible: true };

test('while a creation takes long at a service that wanted rest, its other tasks are asked about', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const rest = () =>
    Response.json({ success: false }, { status: 429, headers: { 'Retry-After': '20' } });
  world.service.meddle = rest;
  await world.worker.command('task.check', { id: 'a' });
  world.service.meddle = () => undefined;
  await world.clock.advance(20_001);
  const from = world.service.received.length;
  world.fetch = async (request, init) => {
    if (new Request(request).url.includes('/create')) await world.clock.sleep(19_000);
    return world.service.fetch(request, init);
  };
  await world.worker.command('task.create', input);
  for (let beat = 0; beat < 8; beat += 1) {
    await world.clock.advance(2_000);
    await world.worker.command('check.due', { ...onScreen, shows: 'a' });
  }
  expect(world.service.received.slice(from).map(({ kind }) => kind)).toContain('status');
});
