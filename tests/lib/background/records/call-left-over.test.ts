import { toStoredCall } from '@/lib/store/call';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld } from '../../../support/world/world';

test('what is left of a call that ended as the browser did hides no request with its id', async () => {
  const world = await aWorld();
  await world.put(aTask().build());
  await world.pass(minute);
  const left = toStoredCall({ toolCallId: 'call-1', toolName: 'pay', parameters: { amount: 10 } });
  await world.storage.local.set({ [keys.call('a')]: seal(left) });
  world.clock.jump(8 * hour);
  world.service.ask('service-a', 'call-1', { amount: 900 });
  await world.restartBrowser();
  await world.pass(1);
  expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1' } });
});
