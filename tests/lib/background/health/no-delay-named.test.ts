import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildConnection, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const down = () =>
  Response.json({ success: false }, { status: 503, headers: { 'Retry-After': '0' } });

test('a service that fails and names no delay (0) is asked by whoever tests its connection', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = down;
  await world.pass(10 * 60_000);
  world.service.meddle = () => undefined;
  const before = world.service.received.length;
  const { id, baseUrl } = buildConnection();
  const tested = await world.worker.command('connection.test', {
    id,
    address: baseUrl,
    key: null,
    allowPlainHttp: true,
  });
  expect(tested).toMatchObject({ ok: true });
  expect(world.service.received.length).toBeGreaterThan(before);
});

test('an answer to a service that fails and names no delay (0) is not kept back', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.service.meddle = down;
  await world.pass(10 * 60_000);
  world.service.meddle = () => undefined;
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  await world.pass(30_000);
  expect(world.service.task('service-a').answers).toHaveLength(1);
});
