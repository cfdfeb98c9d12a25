import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { expect, test, vi } from 'vitest';
import { buildSchedule } from '../../support/build-task';
import { memoryStorage } from '../../support/memory-storage';

async function asked(items: Readonly<Record<string, unknown>>) {
  const { local, session, changes } = memoryStorage();
  await session.set(items);
  const get = vi.fn((wanted: readonly string[]) => local.get(wanted));
  const done = readHomeAhead(readAhead({ local: { ...local, get }, session }, changes));
  return { done, wanted: () => get.mock.calls.flat(2) };
}

test('reads the tasks that wait, the connections in use or in trouble, and the settings', async () => {
  const schedule = buildSchedule(['quiet', 'asks'], {});
  const asks = schedule.tasks['asks'];
  if (asks !== undefined) schedule.tasks['asks'] = { ...asks, waiting: 'call-1' };
  schedule.stopped['stopped'] = 0;
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
])('%s: reads nothing more', async ([, stored]) => {
  const { done, wanted } = await asked(stored);
  await expect(done).rejects.toThrow();
  expect(wanted()).toEqual([]);
});

test.each(['[]', 'null', '{ "waiting": "a", "connections": 1 }'])(
  'a glance of another shape, %s, names no task and no connection',
  async (text) => {
    const { done, wanted } = await asked({ [keys.glance]: seal(text) });
    await done;
    expect(wanted()).toEqual([keys.settings]);
  },
);
