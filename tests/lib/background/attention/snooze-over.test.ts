import { notificationId } from '@/lib/background/attention/notification-id';
import { pressNotified } from '@/lib/background/open/press-notified';
import { minute } from '@/lib/time';
import { expect, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { testNow } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const id = notificationId({ kind: 'request', task: 'a', call: 'call-1' });

const dies = { fault: 'die-after', nth: 1, of: (done: string) => done === 'raise' } as const;

/** A world with a request that was snoozed for so many minutes. */
async function snoozed(minutes: number) {
  const world = await aWorld();
  const snoozedUntil = testNow + minutes * minute;
  await world.put(aTask().waiting({ raised: 0, raisedAt: null, snoozedUntil }).build());
  await world.worker.wake();
  return world;
}

test('a reminder the person chose comes once, though the disk cannot take that it did', async () => {
  const world = await snoozed(5);
  const set = vi.spyOn(world.storage.local, 'set');
  set.mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
  await world.pass(14 * minute);
  expect(world.desktop.raises).toHaveLength(1);
  expect(world.desktop.shown).toEqual([id]);
});

test('a reminder the person chose comes once, though the worker dies over it', async () => {
  const world = await snoozed(5);
  await world.clock.advance(5 * minute);
  await world.startWorker(dies).alarm();
  world.startWorker();
  await world.pass(2 * minute);
  expect(world.desktop.raises).toHaveLength(1);
  expect(world.desktop.shown).toEqual([id]);
});

test('it can be put off once more before it is known that it came', async () => {
  const world = await snoozed(5);
  await world.clock.advance(5 * minute);
  await world.startWorker(dies).alarm();
  const { ports } = world.startWorker();
  await world.worker.wake(pressNotified(ports, id, 1));
  expect(world.desktop.shown).toEqual([]);
  expect((await world.task('a'))?.call?.snoozedUntil).toBeGreaterThanOrEqual(testNow + 20 * minute);
});
