import { minute } from '@/lib/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';
import { testNow } from '../../../support/build-task';

type World = ReturnType<typeof attentionWorld>;
const id = 'request:a:call-a';

async function told(...names: readonly string[]): Promise<World> {
  const world = attentionWorld();
  await world.put(...names.map((name) => asking(name)));
  await world.wake();
  world.told();
  return world;
}

/** The browser ends and starts again: its memory and the notifications are gone. */
async function restart(world: World, standing: readonly string[] = []): Promise<void> {
  await world.storage.session.remove(await world.storage.session.keys());
  for (const one of world.shown.keys()) if (!standing.includes(one)) world.shown.delete(one);
  await world.wake();
}

test.each([
  ['at once', 5],
  ['after the last reminder', 300],
])('%s a start raises what it took away, once, and counts it as nothing', async (_, minutes) => {
  const world = await told('a');
  for (let passed = 0; passed < minutes; passed += 5) await world.pass(5);
  world.told();
  const before = await world.task('a');
  await restart(world);
  await world.wake();
  expect(world.told()).toEqual([id]);
  expect(await world.task('a')).toEqual(before);
  world.shown.clear();
  await world.pass(1);
  expect(world.told()).toEqual([]);
});

test('a reminder that is due with the start is all that is raised', async () => {
  const world = await told('a');
  world.state.now += 15 * minute;
  await restart(world);
  expect(world.told()).toEqual([id]);
});

test('without reminders a start raises it all the same', async () => {
  const world = await told('a');
  await world.set({ remind: false });
  world.state.now += 15 * minute;
  await restart(world);
  expect(world.told()).toEqual([id]);
  expect((await world.task('a'))?.call?.raised).toBe(1);
});

test('more than three are one, with what is new', async () => {
  const world = await told('a', 'b', 'c');
  await world.put(asking('d'));
  await restart(world);
  await world.wake();
  expect(world.told()).toEqual(['requests']);
  expect(world.shown.get('requests')?.title).toBe('4 agents are waiting for you');
});

test('what a worker that died meanwhile had raised stands, and is not raised again', async () => {
  const world = await told('a', 'b');
  await restart(world, ['request:b:call-b']);
  expect(world.told()).toEqual([id]);
});

test('quiet hours and a pause put it off to their end', async () => {
  const world = await told('a');
  await world.set({ pausedUntil: testNow + 10 * minute });
  await restart(world);
  await world.pass(9);
  expect(world.told()).toEqual([]);
  await world.pass(1);
  expect(world.told()).toEqual([id]);
});

test.each<[string, (world: World) => Promise<void>]>([
  ['muted', (world) => world.command('task.mute', { id: 'a', muted: true })],
  ['snoozed', (world) => world.press(id, 'Snooze 15 min')],
  // Beckon does not ask whether the request of a paused task still waits.
  ['paused', (world) => world.command('task.watch', { id: 'a', watch: 'paused' })],
  ['archived', (world) => world.command('task.watch', { id: 'a', watch: 'archived' })],
  ['of no interest', (world) => world.set({ tellRequests: false })],
])('a start raises nothing that is %s', async (_, quieten) => {
  const world = await told('a');
  await quieten(world);
  await restart(world);
  await world.pass(1);
  expect(world.told()).toEqual([]);
});

test('a start raises nothing that is on screen', async () => {
  const world = await told('a');
  world.shown.clear();
  await world.storage.session.remove(await world.storage.session.keys());
  await world.see('a');
  expect(world.told()).toEqual([]);
});

test('what the desktop refuses just after a start is raised by the next wake', async () => {
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const world = await told('a');
  world.state.refuses = () => true;
  await restart(world);
  world.state.refuses = () => false;
  await world.pass(1);
  expect(world.told()).toEqual([id]);
});
