import { expect, test } from 'vitest';
import { attentionWorld } from '../../../support/attention-world';
import { aTask } from '../../../support/a-task';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';

test('another end that comes while one is told of is told, too', async () => {
  const world = attentionWorld();
  const failed = aTask().status('error').with({ ending: 'failed', revision: 2 }).build();
  await world.put(aTask().status('completed').with({ ending: 'finished' }).build());
  // A check happens after the notification, and before the record says that it was shown.
  world.state.refuses = () => {
    void world.storage.local.set({ [keys.task('a')]: seal(failed) });
    return false;
  };
  await world.wake();
  await world.wake();
  expect(world.told()).toEqual(['ended:a:finished', 'ended:a:failed']);
});
