import { minute, second } from '@/lib/time';
import { expect, test } from 'vitest';
import { alikeQuestions, askedWorld } from '../../../support/alike-questions';
import type { World } from '../../../support/world/world';

/** The person answers what is asked under this id, and the answer is confirmed. */
async function answered(world: World): Promise<void> {
  const answer = { id: 'a', input: 'Yes', secret: false, answers: [] };
  await world.worker.command('answer.submit', { ...answer, toolCallId: 'call-1' });
  await world.pass(30 * second);
  expect(await world.task('a')).toMatchObject({ call: null, settled: [{ outcome: 'confirmed' }] });
}

test.each(Object.entries(alikeQuestions))(
  'an agent with one id for all it asks need not wait where it asks %s',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    await answered(world);
    world.service.ask('service-a', 'call-1', after);
    await world.pass(30 * second);
    expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1', raised: 1 } });
  },
);

test('a status that lags does not ask the same again, in whatever order its members come', async () => {
  const world = await askedWorld({ amount: 10, to: ['Kim'] });
  await answered(world);
  world.service.ask('service-a', 'call-1', { to: ['Kim'], amount: 10 });
  await world.pass(4 * minute);
  expect(await world.task('a')).toMatchObject({ call: null });
});
