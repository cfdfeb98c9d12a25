import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { askedWorld } from '../../../support/alike-questions';
import type { World } from '../../../support/world/world';

const logIn = { heading: 'Log in', fields: [{ type: 'text', label: 'Name' }] };
const answer = ({ worker }: World, toolCallId: string) =>
  worker.command('answer.submit', {
    id: 'a',
    toolCallId,
    input: 'Kim',
    secret: false,
    answers: [],
  });

/** A run has its answer to `call-1` and asks for a code with `call-2`, while the person is away. */
async function waitsForCode() {
  const world = await askedWorld(logIn);
  await answer(world, 'call-1');
  await world.pass(minute);
  world.service.ask('service-a', 'call-2', { heading: 'Code', fields: [] });
  await world.pass(10 * minute);
  expect(await world.task('a')).toMatchObject({
    call: { toolCallId: 'call-2' },
    settled: [{ toolCallId: 'call-1', outcome: 'confirmed' }],
  });
  return world;
}

test.each(['tool_call', 'another_word_for_that'])(
  'after a night the next run begins as the last one did: the person is asked, details: %s',
  async (detailedStatus) => {
    const world = await waitsForCode();
    await world.clock.advance(8 * hour);
    world.service.ask('service-a', 'call-1', logIn);
    world.service.task('service-a').detailedStatus = detailedStatus;
    await world.pass(minute);
    expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1', delivery: null } });
    expect(world.desktop.shown).toEqual(['request:a:call-1']);
  },
);

test('where a run ended and the next began between two readings, a refused answer makes way', async () => {
  const world = await waitsForCode();
  world.service.ask('service-a', 'call-1', logIn);
  await world.pass(minute);
  await answer(world, 'call-2');
  await world.pass(minute);
  expect(await world.task('a')).toMatchObject({ call: { delivery: { state: 'refused' } } });
  await world.pass(6 * minute);
  expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1', delivery: null } });
});
