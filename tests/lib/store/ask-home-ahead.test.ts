import { areaAhead } from '@/lib/store/area-ahead';
import { askHomeAhead } from '@/lib/store/ask-home-ahead';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { expect, test, vi } from 'vitest';
import { buildSchedule } from '../../support/build-task';
import { memoryStorage } from '../../support/memory-storage';

async function asked(items: Readonly<Record<string, unknown>>) {
  const storage = memoryStorage();
  await storage.session.set(items);
  const get = vi.fn((wanted: readonly string[]) => storage.local.get(wanted));
  const done = askHomeAhead(
    areaAhead({ ...storage.local, get }, 'local', storage.changes),
    areaAhead(storage.session, 'session', storage.changes),
  );
  return { done, wanted: () => get.mock.calls.flat(2) };
}

test('asks for the tasks that wait, the connections in use or in trouble, and the settings', async () => {
  const schedule = buildSchedule(['quiet', 'asks'], {});
  const asks = schedule.tasks['asks'];
  if (asks !== undefined) schedule.tasks['asks'] = { ...asks, waiting: 'call-1' };
  schedule.stopped.push('stopped');
  const { done, wanted } = await asked(sealSchedule(schedule));
  await done;
  expect(new Set(wanted())).toEqual(
    new Set([
      keys.task('asks'),
      keys.connection('office'),
      keys.connection('stopped'),
      keys.settings,
    ]),
  );
});

test.for<[string, Readonly<Record<string, unknown>>]>([
  ['no glance', {}],
  ['no envelope', { [keys.glance]: 'x' }],
  ['no JSON', { [keys.glance]: seal('{') }],
  ['another shape', { [keys.glance]: seal('[]') }],
])('%s: asks for nothing more', async ([, stored]) => {
  const { done, wanted } = await asked(stored);
  await expect(done).rejects.toThrow();
  expect(wanted()).toEqual([]);
});
