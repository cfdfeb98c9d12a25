import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { expect, test, vi } from 'vitest';
import { buildCall, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test('requests the person wants no word of are no news each time they are read', async () => {
  const world = await aWorld();
  await world.storage.local.set({
    [keys.settings]: seal({ ...defaultSettings, tellRequests: false }),
  });
  const asking = (_: unknown, index: number) =>
    buildTask(`t${index}`, {
      call: buildCall({ toolCallId: `call-${index}`, raised: 0, raisedAt: null }),
    });
  await world.put(...Array.from({ length: 50 }, asking));
  await world.worker.alarm();
  await world.clock.advance(30_000);
  const before = world.service.received.length;
  const set = vi.spyOn(world.storage.session, 'set');
  await world.startWorker().alarm();
  expect(world.service.received.length - before).toBe(50);
  expect(set.mock.calls.filter(([items]) => keys.schedule in items)).toHaveLength(1);
});
