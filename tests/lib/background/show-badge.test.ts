import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

test('while a service does not answer, the button does not say that nothing waits', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  expect(world.desktop.badge).toMatchObject({
    text: '',
    title: 'Beckon – nothing is waiting for you',
  });
  world.service.meddle = () => new Response(null, { status: 503 });
  await world.pass(60_000);
  const title = 'Beckon – nothing that it knows of is waiting for you';
  expect(world.desktop.badge).toMatchObject({ text: '', title });
});
