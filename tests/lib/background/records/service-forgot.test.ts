import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld } from '../../../support/world/world';

const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };

test.each([
  ['forgot the run that took the answer: not delivered for certain', 'running', 'unproven'],
  ['never tells a status: delivered', null, 'confirmed'],
])('a service that %s', async (_, before, outcome) => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  const agent = world.service.task('service-a');
  agent.status = before;
  world.service.lingers = 2;
  await world.pass(minute);
  await world.worker.command('answer.submit', typed);
  expect((await world.task('a'))?.call?.delivery?.state).toBe('accepted');
  Object.assign(agent, { lingering: null, status: null, detailedStatus: null });
  await world.pass(minute);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe(outcome);
});
