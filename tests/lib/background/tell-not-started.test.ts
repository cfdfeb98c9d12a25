import { transition } from '@/lib/task/transition';
import { expect, test } from 'vitest';
import { attentionWorld } from '../../support/attention-world';
import { buildTask, testNow } from '../../support/build-task';

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
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
});

test.each([
  ['archives it', { type: 'watch-set', watch: 'archived' }],
  ['mutes it', { type: 'mute-set', muted: true }],
] as const)('not once the person %s', async (_, event) => {
  const world = attentionWorld();
  await world.put(refused);
  await world.wake();
  await world.put(transition((await world.task('a'))!, event, testNow));
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
});

test('nor once it may have started after all', async () => {
  const world = attentionWorld();
  await world.put(refused);
  await world.wake();
  const again = { type: 'create-retried', since: testNow } as const;
  const retried = transition((await world.task('a'))!, again, testNow);
  await world.put(transition(retried, { type: 'create-uncertain' }, testNow));
  await world.wake();
  expect([...world.shown.keys()]).toEqual([]);
});

test('one that a popup may have closed on is told once the popup stays silent', async () => {
  const world = attentionWorld();
  await world.put(creating);
  await world.see('a', false);
  world.state.now += 1_000;
  await world.put(transition(creating, refusal, world.state.now));
  await world.wake();
  await world.pass(1);
  expect(world.told()).toEqual(['ended:a:failed']);
});
