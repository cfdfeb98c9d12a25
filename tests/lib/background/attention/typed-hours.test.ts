import { notificationId } from '@/lib/background/attention/notification-id';
import { defaultSettings } from '@/lib/store/settings';
import { hour, minute, second } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { testNow } from '../../../support/build-task';
import { setTimeZone } from '../../../support/time-zone';
import { aWorld } from '../../../support/world/world';

const id = notificationId({ kind: 'request', task: 'a', call: 'call-1' });

/** A request that came in quiet hours, which are until 7; in New York it is 10 to 5. */
async function heldBack() {
  setTimeZone('America/New_York');
  const world = await aWorld();
  const save = (to: number) => {
    const quietHours = { ...defaultSettings.quietHours, on: true, to: to * 60 };
    return world.worker.command('settings.save', { quietHours });
  };
  await world.put(aTask().waiting({ raised: 0, raisedAt: null }).build());
  await save(7);
  expect(world.desktop.raises).toEqual([]);
  return { world, save };
}

test('the 1 of 10:00, as the end of quiet hours is typed, tells nothing', async () => {
  const { world, save } = await heldBack();
  const one = save(1);
  await world.clock.run(world.clock.sleep(second));
  await Promise.all([one, save(10)]);
  await world.pass(5 * minute);
  expect(world.desktop.raises).toEqual([]);
  await world.pass(6 * hour);
  expect(world.desktop.raises[0]?.id).toBe(id);
});

test('quiet hours that the person ends are over some seconds later', async () => {
  const { world, save } = await heldBack();
  await save(1);
  expect(world.desktop.shown).toEqual([id]);
  expect(world.clock.now() - testNow).toBeLessThan(15 * second);
});
