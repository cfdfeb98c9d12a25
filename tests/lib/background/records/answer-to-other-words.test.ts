import { parseJson } from '@/lib/json';
import { storedCallSchema } from '@/lib/store/call';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { minute, second } from '@/lib/time';
import { expect, test } from 'vitest';
import { alikeQuestions, askedWorld } from '../../../support/alike-questions';
import type { World } from '../../../support/world/world';

const answer = ({ worker }: World, secret = false) =>
  worker.command('answer.submit', {
    id: 'a',
    toolCallId: 'call-1',
    input: 'Yes',
    secret,
    answers: [],
  });

/** What the service replies to an answer, and does before. */
function onAnswer({ service }: World, reply: () => Response): void {
  service.meddle = (kind) => (kind === 'input' ? reply() : undefined);
}

/** What the task's page shows as asked. */
async function asked({ storage }: World): Promise<unknown> {
  const stored = await read(storage.local, keys.call('a'), storedCallSchema);
  return parseJson(stored?.parameters ?? '');
}

test.each(Object.entries(alikeQuestions))(
  'an answer that waited offline for three minutes does not go to what is asked %s by now',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    world.online = false;
    await answer(world);
    await world.pass(3 * minute);
    world.service.ask('service-a', 'call-1', after);
    world.online = true;
    await world.pass(minute);
    expect(world.service.task('service-a').answers).toEqual([]);
    expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1', delivery: null } });
  },
);

test.each(Object.entries(alikeQuestions))(
  'what is asked %s as soon as an answer was taken is shown, and that answer is not offered for it',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    onAnswer(world, () => {
      world.service.ask('service-a', 'call-1', after);
      return Response.json({ success: true });
    });
    await answer(world);
    await world.pass(minute);
    const call = { toolCallId: 'call-1', raised: 1, delivery: null };
    expect(await world.task('a')).toMatchObject({ call });
    // Its page would say that the service may have an answer to it.
    expect(await world.task('a')).not.toHaveProperty('call.doubted');
    expect(await asked(world)).toEqual(after);
    world.service.finish('service-a', 'completed');
    await world.pass(minute);
    expect(await world.task('a')).toMatchObject({ settled: [{ outcome: 'gone' }] });
  },
);

test.each(Object.entries(alikeQuestions))(
  'what is asked %s in place of a call whose answer is in doubt is shown, and is not in doubt',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    onAnswer(world, () => {
      world.service.withdraw('service-a');
      throw new TypeError('The connection broke.');
    });
    await answer(world);
    await world.pass(30 * second);
    world.service.ask('service-a', 'call-1', before);
    await world.pass(30 * second);
    expect(await world.task('a')).toMatchObject({ call: { doubted: true } });
    world.service.ask('service-a', 'call-1', after);
    await world.pass(minute);
    expect(await world.task('a')).not.toHaveProperty('call.doubted');
    expect(await asked(world)).toEqual(after);
  },
);

test.each(Object.entries(alikeQuestions))(
  'what is asked %s by the time an answer is refused is shown: the answer may have arrived',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    onAnswer(world, () => {
      world.service.ask('service-a', 'call-1', after);
      return Response.json({ success: false, error: 'Nobody waits for that.' });
    });
    await answer(world);
    await world.pass(minute);
    expect(await asked(world)).toEqual(after);
    expect(await world.task('a')).toMatchObject({ call: { raised: 1, delivery: null } });
  },
);

test.each(Object.entries(alikeQuestions))(
  'what is asked %s after an answer of unknown fate is shown, though its text went with the browser',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    onAnswer(world, () => new Response('<h1>504</h1>', { status: 504 }));
    await answer(world, true);
    await world.restartBrowser();
    await world.pass(2 * minute);
    const lost = { state: 'lost', neverSent: false };
    expect(await world.task('a')).toMatchObject({ call: { delivery: lost } });
    world.service.ask('service-a', 'call-1', after);
    await world.pass(minute);
    expect(await asked(world)).toEqual(after);
  },
);

test('an answer is confirmed by a service that writes the members of an object in another order each time', async () => {
  const fields = [{ type: 'text', label: 'Pay 10 francs?' }];
  const world = await askedWorld({ heading: 'Input needed', fields });
  onAnswer(world, () => {
    const turned = { fields: [{ label: 'Pay 10 francs?', type: 'text' }], heading: 'Input needed' };
    world.service.ask('service-a', 'call-1', turned);
    return Response.json({ success: true });
  });
  await answer(world);
  await world.pass(minute);
  expect(await world.task('a')).toMatchObject({ call: { delivery: { state: 'accepted' } } });
});
