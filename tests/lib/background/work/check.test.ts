import { openLink } from '@/lib/background/connections/link';
import { withSchedule } from '@/lib/background/records/schedule-store';
import { workOn } from '@/lib/background/work/work';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { expect, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask } from '../../../support/build-task';
import { MemoryLocks } from '../../../support/world/locks';

/**
 * How many requests it takes to check a task whose record is like this by now, whatever the
 * schedule said.
 */
async function requestsFor(task: TaskRecord, asked: boolean): Promise<number> {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ success: true, data: { status: 'running', detailedStatus: null } }),
  );
  const { ports, storage } = backgroundWorld({
    network: { fetch, online: () => true },
    // Locks of its own: the work of another test's world may not be done yet.
    locks: new MemoryLocks().of({}),
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    [keys.task(task.id)]: seal(task),
  });
  const wake = withSchedule(ports);
  const link = await openLink(wake, 'office');
  if (!link.ok) throw new Error(link.error.code);
  const known = { failures: 0, entry: undefined };
  await workOn(wake, link.value, task.id, { asked, known });
  return fetch.mock.calls.length;
}

test('a task that was paused meanwhile is asked about only if the person wants it', async () => {
  const paused = buildTask('a', { watch: 'paused' });
  expect(await requestsFor(paused, false)).toBe(0);
  expect(await requestsFor(paused, true)).toBe(1);
});

test('a task that may not have been created is asked about by nobody', async () => {
  const unclear = buildTask('a', { creation: { state: 'unknown', since: 1 } });
  expect(await requestsFor(unclear, true)).toBe(0);
});
