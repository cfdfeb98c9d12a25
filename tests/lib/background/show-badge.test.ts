import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

test.each(['its service does not answer', 'there is no network'])(
  'while %s, the button does not say that nothing waits',
  async (reason) => {
    const world = await aWorld();
    await world.put(buildTask('a'));
    await world.worker.wake();
    const nothing = 'Beckon – nothing is waiting for you';
    expect(world.desktop.badge).toMatchObject({ text: '', title: nothing });
    if (reason === 'there is no network') world.online = false;
    else world.service.meddle = () => new Response(null, { status: 503 });
    await world.pass(60_000);
    const title = 'Beckon – nothing that it knows of is waiting for you';
    expect(world.desktop.badge).toMatchObject({ text: '', title });
  },
);

test('while the agent may be asking for something that cannot be read, neither', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = () => Response.json({ success: true, data: { toolCall: 7 } });
  await world.worker.wake();
  const title = 'Beckon – nothing that it knows of is waiting for you';
  expect(world.desktop.badge).toMatchObject({ text: '', title });
});
