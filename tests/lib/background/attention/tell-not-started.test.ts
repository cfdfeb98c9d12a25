import { transition } from '@/lib/task/transition';
import { expect, test } from 'vitest';
import { attentionWorld } from '../../../support/attention-world';
import { buildTask, testNow } from '../../../support/build-task';

const creating = buildTask('a', {
  creation: { state: 'creating', since: testNow },
  observed: null,
});
const refusal = { type: 'create-refused', reason: 'refused', message: null } as const;
const refused = transition(creating, refusal, testNow);

test('a task that was not started is told once, until it is started again', async () => {
  const world = attentionWorld();
  await world.put(refused);
  await world.wake();
  await world.pass(30);
  await world.wake();
  expect(world.told()).toEqual(['ended:a:failed']);
  expect([...world.shown.keys()]).toEqual(['ended:a:failed']);
  const again = { type: 'create-retried', since: testNow } as const;
  await world.put(transition((await world.task('a'))!, again, testNow));
  await world.ports.locks.run('work:a', () => world.wake());
  expect([...world.shown.keys()]).toEqual([]);
});

test.each([
  ['archives it', { type: 'watch-set', watch: 'archived' }],
  ['mutes it', { type: 'mute-set', muted: true }],
] as const)('a task that was not started is not told of once the person %s', async (_, event) => {
  const world = attentionWorld();
  await world.put(refused);
  await world.wake();
  await world.put(transition((await world.task('a'))!, event, testNow));
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
});

test('one that may have started after all is told in other words', async () => {
  const world = attentionWorld();
  await world.put(refused);
  await world.wake();
  const again = { type: 'create-retried', since: testNow } as const;
  const retried = transition((await world.task('a'))!, again, testNow);
  await world.put(transition(retried, { type: 'create-uncertain' }, testNow));
  await world.wake();
  expect([...world.shown.keys()]).toEqual(['ended:a:doubted']);
  expect(world.shown.get('ended:a:doubted')?.title).toBe('A task may not have started');
});

test('what the person has seen on its page is told no more', async () => {
  const world = attentionWorld();
  const doubted = transition(creating, { type: 'create-uncertain' }, testNow);
  await world.put(transition(doubted, { type: 'seen' }, testNow));
  await world.wake();
  expect(world.told()).toEqual([]);
});

test.each([
  ['failed', refusal],
  ['doubted', { type: 'create-uncertain' }],
] as const)('one on which a popup may have closed is told (%s)', async (ending, event) => {
  const world = attentionWorld();
  await world.put(creating);
  await world.see('a', false);
  world.state.now += 1_000;
  await world.put(transition(creating, event, world.state.now));
  await world.wake();
  expect(world.told()).toEqual([]);
  await world.pass(1);
  expect(world.told()).toEqual([`ended:a:${ending}`]);
});
