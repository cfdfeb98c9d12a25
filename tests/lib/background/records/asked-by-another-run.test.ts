import { parseJson } from '@/lib/json';
import { storedCallSchema } from '@/lib/store/call';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { alikeQuestions, askedWorld } from '../../../support/alike-questions';
import type { World } from '../../../support/world/world';

/** How a run can end and another begin without a reading. */
const gaps: Record<string, (world: World) => Promise<unknown>> = {
  'the machine was asleep': (world) => world.clock.advance(8 * hour),
  'the browser was closed': async (world) => {
    world.clock.jump(8 * hour);
    return world.restartBrowser();
  },
  'the network was gone': async (world) => {
    world.online = false;
    await world.pass(8 * hour);
    world.online = true;
  },
  'the agent asked for what cannot be read': async (world) => {
    const toolCall = { toolCallId: 7 };
    const data = { status: 'running', detailedStatus: 'tool_call', toolCall };
    world.service.meddle = (kind) =>
      kind === 'status' ? Response.json({ success: true, data }) : undefined;
    await world.pass(2 * hour);
    world.service.meddle = () => undefined;
    // Read once a minute by now.
    await world.pass(minute);
  },
  'the task was paused': async (world) => {
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(8 * hour);
    await world.worker.command('task.watch', { id: 'a', watch: 'watched' });
  },
};

async function shown({ storage }: World) {
  const call = await read(storage.local, keys.call('a'), storedCallSchema);
  return parseJson(call?.parameters ?? 'null');
}

const cases = Object.keys(gaps).flatMap((gap) =>
  Object.keys(alikeQuestions).map((kind) => [gap, kind] as const),
);

test.each(cases)('while %s, another run asked %s: the person sees that', async (gap, kind) => {
  const [before, after] = alikeQuestions[kind] ?? [];
  const world = await askedWorld(before);
  expect(await shown(world)).toEqual(before);
  world.service.ask('service-a', 'call-1', after);
  await gaps[gap]?.(world);
  await world.pass(minute);
  expect(await shown(world)).toEqual(after);
});

test.each(Object.entries(alikeQuestions))(
  'the answer of a paused task does not go to what another run asks %s',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(8 * hour);
    world.service.ask('service-a', 'call-1', after);
    const typed = { id: 'a', toolCallId: 'call-1', input: 'Kim', secret: false, answers: [] };
    await world.worker.command('answer.submit', typed);
    await world.pass(minute);
    expect(world.service.task('service-a').answers).toEqual([]);
  },
);

test.each(['answers', 'checks'])(
  'the person who %s a paused task is shown what another run asks',
  async (how) => {
    const [before, after] = alikeQuestions['under another label'] ?? [];
    const world = await askedWorld(before);
    await world.worker.command('task.watch', { id: 'a', watch: 'paused' });
    await world.pass(8 * hour);
    world.service.ask('service-a', 'call-1', after);
    const typed = { id: 'a', toolCallId: 'call-1', input: 'Kim', secret: false, answers: [] };
    await (how === 'answers'
      ? world.worker.command('answer.submit', typed)
      : world.worker.command('task.check', { id: 'a' }));
    await world.pass(minute);
    expect(await shown(world)).toEqual(after);
    expect(world.desktop.badge.text).toBe('1');
  },
);

test.each(Object.keys(gaps))('while %s, nothing changed: the request stays', async (gap) => {
  const world = await askedWorld(alikeQuestions['under another label']?.[0]);
  await gaps[gap]?.(world);
  await world.pass(minute);
  expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1' }, settled: [] });
});

test('a heading that counts down past one refused reading is of the same request', async () => {
  const minutes = (left: number) => ({ heading: `${left} min left`, fields: [{ type: 'text' }] });
  const world = await askedWorld(minutes(4));
  world.service.meddle = (kind) => {
    if (kind !== 'status') return undefined;
    world.service.meddle = () => undefined;
    world.service.ask('service-a', 'call-1', minutes(3));
    return new Response('{}', { status: 404 });
  };
  await world.pass(2 * minute);
  // What the person has in front of them stays.
  expect((await world.task('a'))?.call?.digest).toMatchObject({ heading: '4 min left' });
});

test.each(Object.entries(alikeQuestions))(
  'while nobody was there for hours, another run asked %s between two readings: the person sees that',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    await world.pass(7 * hour);
    world.service.ask('service-a', 'call-1', after);
    await world.pass(6 * minute);
    expect(await shown(world)).toEqual(after);
  },
);

test.each(Object.entries(alikeQuestions))(
  'the person who was told of what a run asked is told of what another run asks %s',
  async (_, [before, after]) => {
    const world = await askedWorld(before);
    await world.pass(8 * hour);
    const told = world.desktop.raises.length;
    world.service.ask('service-a', 'call-1', after);
    await world.pass(6 * minute);
    expect(world.desktop.raises).toHaveLength(told + 1);
    expect(world.desktop.shown).toEqual(['request:a:call-1']);
  },
);

test('reminders that are left go on for what another run asks', async () => {
  const [before, after] = alikeQuestions['under another label'] ?? [];
  const world = await askedWorld(before);
  world.online = false;
  await world.pass(6 * minute);
  world.service.ask('service-a', 'call-1', after);
  world.online = true;
  await world.pass(5 * minute);
  expect(await shown(world)).toEqual(after);
  expect(world.desktop.raises).toHaveLength(1);
});

test('a request that was gone for one reading is not told again after its last reminder', async () => {
  const world = await askedWorld(alikeQuestions['under another label']?.[0]);
  await world.pass(5 * hour);
  const told = world.desktop.raises.length;
  world.service.meddle = (kind) => {
    if (kind !== 'status') return undefined;
    world.service.meddle = () => undefined;
    return Response.json({ success: true, data: { status: 'running' } });
  };
  await world.pass(3 * minute);
  expect((await world.task('a'))?.call?.firstSeenAt).toBeLessThan(world.clock.now() - 5 * hour);
  expect(world.desktop.raises).toHaveLength(told);
});

test('under another id, what another run asked while the browser was closed is there with the first reading', async () => {
  const world = await askedWorld({ amount: 10 });
  world.service.ask('service-a', 'call-2', { amount: 900 });
  world.clock.jump(8 * hour);
  await world.restartBrowser();
  await world.pass(1);
  expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-2' } });
});
