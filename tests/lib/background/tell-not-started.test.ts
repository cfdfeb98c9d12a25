import { transition } from '@/lib/task/transition';
import { expect, test } from 'vitest';
import { attentionWorld } from '../../support/attention-world';
import { buildTask, testNow } from '../../support/build-task';

test('a task that was not started is told once, until it is started again', async () => {
  const world = attentionWorld();
  const creating = buildTask('a', {
    creation: { state: 'creating', since: testNow },
    observed: null,
  });
  const refusal = { type: 'create-refused', reason: 'refused', message: null } as const;
  await world.put(transition(creating, refusal, testNow));
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
