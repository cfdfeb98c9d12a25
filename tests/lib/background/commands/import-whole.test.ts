import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { exportData } from '@/lib/store/export-data';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { defaultSettings } from '@/lib/store/settings';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask } from '../../../support/build-task';

const tool = { name: 'zip', description: 'Packs.', parameters: '{}' };
const everything = {
  [keys.connection('office')]: seal(buildConnection()),
  [keys.task('a')]: seal(buildTask('a')),
  [keys.library]: seal([tool]),
  [keys.settings]: seal({ ...defaultSettings, openNext: true }),
};

/** Imports into an empty Beckon. The disk fails at the write with this number, counted from 1. */
async function importFailingAt(failing: number) {
  const there = backgroundWorld();
  await there.ports.local.set(everything);
  const { parts } = await exportData(there.ports.local);
  const url = URL.createObjectURL(new Blob([...parts]));
  const { ports, storage } = backgroundWorld();
  let writes = 0;
  const local = {
    ...ports.local,
    set: async (items: Readonly<Record<string, unknown>>) => {
      writes += 1;
      if (writes === failing) throw new Error('QuotaBytes quota exceeded');
      await ports.local.set(items);
    },
  };
  const result = await handleCommand({ ...ports, local }, 'data.import', { url, file: null });
  URL.revokeObjectURL(url);
  await reconcile(ports);
  const schedule = await read(storage.session, keys.schedule, storedScheduleSchema);
  const planned = Object.keys(schedule?.tasks ?? {});
  return { ok: result.ok, planned, stored: Object.keys(storage.dump('local')).toSorted() };
}

test.each([1, 2, 3])('whichever write fails, %i, all of it comes or nothing', async (failing) => {
  const { ok, stored, planned } = await importFailingAt(failing);
  expect(stored).toEqual(ok ? Object.keys(everything).toSorted() : []);
  expect(planned).toEqual(ok ? ['a'] : []);
});

test('the first write is one that can fail', async () => {
  expect((await importFailingAt(1)).ok).toBe(false);
});
