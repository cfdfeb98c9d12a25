import { keys } from '@/lib/store/keys';
import { read as readStored } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { transition } from '@/lib/task/transition';
import type { TaskRecord } from '@/lib/task/record';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aReading } from '../../../support/a-reading';
import { attentionWorld } from '../../../support/attention-world';
import { buildTask, testNow } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

type World = ReturnType<typeof attentionWorld>;

/** A task after readings of these statuses. */
function read(task: TaskRecord, ...statuses: readonly string[]): TaskRecord {
  return statuses.reduce((before, status) => {
    const { revision } = before;
    return transition(before, aReading({ status, detailedStatus: null, revision }), testNow);
  }, task);
}

const ended = (id: string, status = 'completed') => read(buildTask(id), status);

test.each([
  ['completed', 'finished', 'A task has finished'],
  ['error', 'failed', 'A task has failed'],
])('a run that is %s is told once, without a sound', async (status, ending, title) => {
  const world = attentionWorld();
  await world.put(ended('a', status));
  await world.wake();
  await world.pass(30);
  expect(world.raised).toEqual([
    { id: `ended:a:${ending}`, title, message: 'Do the thing called a', quiet: true, buttons: [] },
  ]);
});

test('the next run takes it away, and its end is told again', async () => {
  const world = attentionWorld();
  await world.put(ended('a'));
  await world.wake();
  await world.put(read((await world.task('a'))!, 'running'));
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
  await world.put(read((await world.task('a'))!, 'completed'));
  await world.wake();
  expect(world.told()).toEqual(['ended:a:finished', 'ended:a:finished']);
});

test('the same end read again is no other end', async () => {
  const world = attentionWorld();
  await world.put(ended('a'));
  await world.wake();
  await world.put(read((await world.task('a'))!, 'completed'));
  await world.wake();
  expect(world.told()).toEqual(['ended:a:finished']);
});

test.each([
  ['error', 'completed', 'A task has finished'],
  ['completed', 'error', 'A task has failed'],
])('after one that was %s, a run %s between two readings is told', async (was, is, title) => {
  const world = attentionWorld();
  await world.put(ended('a', was));
  await world.wake();
  world.raised.length = 0;
  await world.put(read((await world.task('a'))!, is));
  await world.wake();
  await world.wake();
  expect(world.raised).toMatchObject([{ title }]);
  expect([...world.shown.values()]).toMatchObject([{ title }]);
});

test('a task on screen is seen to end, and one looked at is known', async () => {
  const world = attentionWorld();
  await world.put(ended('a'), ended('b'));
  await world.see('a', false);
  expect(world.told()).toEqual(['ended:b:finished']);
  await world.see('b', false);
  expect([...world.shown.keys()]).toEqual([]);
  await world.pass(10);
  expect(world.told()).toEqual([]);
});

test('what was seen to end in a quiet time is not told after it', async () => {
  const world = attentionWorld();
  await world.set({ pausedUntil: testNow + 60 * 60_000 });
  await world.put(ended('a'), ended('b'));
  await world.see('a', false);
  await world.leave();
  await world.pass(60);
  expect(world.told()).toEqual(['ended:b:finished']);
});

test('of a page that goes as a run ends, it was seen', async () => {
  const world = attentionWorld();
  await world.put(buildTask('a'));
  await world.see('a', false);
  await world.put(ended('a'));
  const going = { page: 'panel', shows: 'a', request: false, visible: false };
  await world.command('check.due', going);
  await world.pass(1);
  expect(world.told()).toEqual([]);
});

test('a task that is gone has no ending to be told, now or later', async () => {
  const world = attentionWorld();
  await world.set({ pausedUntil: testNow + 60_000 });
  await world.put(ended('a'));
  await world.wake();
  await world.storage.local.remove([keys.task('a')]);
  await world.pass(2);
  expect(world.told()).toEqual([]);
  const schedule = await readStored(world.storage.session, keys.schedule, storedScheduleSchema);
  expect(schedule?.tasks).toEqual({});
});

test('a kind that is switched off is not told later either', async () => {
  const world = attentionWorld();
  await world.set({ tellFinished: false });
  await world.put(ended('a'), ended('b', 'error'));
  await world.wake();
  expect(world.told()).toEqual(['ended:b:failed']);
  await world.set({});
  expect(world.told()).toEqual([]);
});

test('three at once are told each', async () => {
  const world = attentionWorld();
  await world.put(ended('a'), ended('b'), ended('c'));
  await world.wake();
  expect(world.told()).toEqual(['ended:a:finished', 'ended:b:finished', 'ended:c:finished']);
});

test('many at once are one, until the person sees a page of Beckon', async () => {
  const world = attentionWorld();
  await world.put(...['a', 'b', 'c', 'd'].map((id) => ended(id)));
  await world.wake();
  expect(world.raised).toMatchObject([{ id: 'endings', title: '4 tasks have ended' }]);
  await world.pass(10);
  expect([...world.shown.keys()]).toEqual(['endings']);
  await world.see(null);
  expect([...world.shown.keys()]).toEqual([]);
});

test('one that a dying worker had told of is not told again', async () => {
  const world = attentionWorld();
  await world.put(ended('a'));
  world.shown.set('ended:a:finished', { title: '', message: '' });
  await world.wake();
  expect(world.told()).toEqual([]);
  expect((await world.task('a'))?.ending).toBeNull();
});

test.each(['paused', 'archived'] as const)(
  'of a task that is %s nothing is told',
  async (watch) => {
    const world = attentionWorld();
    await world.put(read(buildTask('a', { watch }), 'completed'));
    await world.wake();
    expect(world.told()).toEqual([]);
    await world.command('task.watch', { id: 'a', watch: 'watched' });
    expect(world.told()).toEqual([]);
  },
);

test('muting its task takes it away', async () => {
  const world = attentionWorld();
  await world.put(ended('a'));
  await world.wake();
  expect([...world.shown.keys()]).toEqual(['ended:a:finished']);
  await world.command('task.mute', { id: 'a', muted: true });
  expect([...world.shown.keys()]).toEqual([]);
});

test('the end of a muted one is told neither then nor once it may be heard again', async () => {
  const world = attentionWorld();
  await world.put(read(buildTask('a', { muted: true }), 'completed'));
  await world.wake();
  await world.command('task.mute', { id: 'a', muted: false });
  expect(world.told()).toEqual([]);
});

test.each([
  ['muted', (world: World) => world.command('task.mute', { id: 'a', muted: true })],
  ['put away', (world: World) => world.command('task.watch', { id: 'a', watch: 'archived' })],
])('what ended in a quiet time and was %s in it is not told after it', async (_, change) => {
  const world = attentionWorld();
  await world.set({ pausedUntil: testNow + 60 * 60_000 });
  await world.put(ended('a'), ended('b'));
  await world.wake();
  await change(world);
  expect(world.told()).toEqual([]);
  await world.pass(60);
  expect(world.told()).toEqual(['ended:b:finished']);
});

test('the wake that finds a run ended tells of it, however slow storage is', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  const { session } = world.storage;
  const set = session.set.bind(session);
  vi.spyOn(session, 'set').mockImplementation(async (items) => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await set(items);
  });
  world.service.finish('service-a', 'completed');
  await world.pass(30_000);
  expect(world.desktop.shown).toEqual(['ended:a:finished']);
});

test('one that the desktop refuses keeps back no other, and is told by the next wake', async () => {
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const world = attentionWorld();
  world.state.refuses = (id) => id === 'ended:a:finished';
  await world.put(ended('a'), ended('b'));
  await world.wake();
  expect(world.told()).toEqual(['ended:b:finished']);
  world.state.refuses = () => false;
  await world.wake();
  await world.wake();
  expect(world.told()).toEqual(['ended:a:finished']);
});

test('many that the desktop refuses are told together by the next wake', async () => {
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const world = attentionWorld();
  world.state.refuses = () => true;
  await world.put(...['a', 'b', 'c', 'd'].map((id) => ended(id)));
  await world.wake();
  world.state.refuses = () => false;
  await world.wake();
  expect(world.told()).toEqual(['endings']);
});
