import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

/**
 * A world after an outage in which the person answered a request. Its task's status goes on
 * failing.
 */
async function worldAfterOutage(...others: readonly string[]) {
  const world = await aWorld();
  await world.put(aTask().waiting().build(), ...others.map((id) => buildTask(id)));
  await world.worker.wake();
  world.fetch = (input, init) =>
    new Request(input).url.includes('service-a/run/status')
      ? Promise.resolve(new Response('', { status: 500 }))
      : world.service.fetch(input, init);
  world.service.meddle = () => new Response('', { status: 503 });
  await world.pass(minute);
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  world.service.meddle = () => undefined;
  return world;
}

test('an answer whose task’s status alone fails keeps nobody from being asked about, and goes', async () => {
  const world = await worldAfterOutage('b', 'c');
  world.service.ask('service-c', 'call-c');
  await world.pass(2 * minute);
  expect((await world.task('c'))?.call?.toolCallId).toBe('call-c');
  expect(world.service.task('service-a').answers).toHaveLength(1);
});

test('where there is no other task, an answer waits an hour for the status, and goes all the same', async () => {
  const world = await worldAfterOutage();
  const { answers } = world.service.task('service-a');
  await world.pass(50 * minute);
  expect(answers).toEqual([]);
  await world.pass(30 * minute);
  expect(answers).toHaveLength(1);
});
