import { keys } from '@/lib/store/keys';
import { expect, test, vi } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test('readings that a service refuses, each for its own task, share the writes of the schedule', async () => {
  const world = await aWorld();
  await world.put(...Array.from({ length: 50 }, (_, index) => buildTask(`t${index}`)));
  const fetch = vi.fn(async () => Response.json({ success: false, error: 'Task not found' }));
  world.fetch = fetch;
  const set = vi.spyOn(world.storage.session, 'set');
  await world.worker.alarm();
  expect(fetch).toHaveBeenCalledTimes(50);
  expect(set.mock.calls.filter(([items]) => keys.schedule in items).length).toBeLessThan(5);
  expect(await world.untruths()).toEqual([]);
});
