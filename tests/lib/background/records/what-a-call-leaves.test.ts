import { recordEvent } from '@/lib/background/records/record-event';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { aReading } from '../../../support/a-reading';
import { accepted, aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';

const [call, answer, draft, reason] = [
  keys.call('a'),
  keys.answer('a'),
  keys.draft('a', 'call-1'),
  keys.reason('a', 'call-1'),
];

/** What is still stored for a task's call after a reading that shows this call, or none. */
async function left(task: TaskRecord, shown: string | null): Promise<readonly string[]> {
  const { ports } = backgroundWorld();
  await ports.local.set({ [keys.task('a')]: seal(task) });
  const written = [call, answer, draft, reason];
  await ports.local.set(Object.fromEntries(written.map((key) => [key, seal('written')])));
  await ports.session.set({ [answer]: seal('a secret') });
  await recordEvent(ports, 'a', aReading({ call: shown }));
  const stored = new Set([...(await ports.local.keys()), ...(await ports.session.keys())]);
  return written.filter((key) => stored.has(key));
}

test.each([
  ['still waits', aTask().waiting().build(), 'call-1', [call, answer, draft, reason]],
  ['is gone', aTask().waiting().build(), null, [draft, reason]],
  ['was replaced', aTask().waiting().build(), 'call-2', [call, draft, reason]],
  ['was answered', aTask().delivering(accepted).build(), null, []],
])('of a call that %s', async (_, task, shown, kept) => {
  expect(await left(task, shown)).toEqual(kept);
});

test('what a call asks is written once, and not with each reading that shows it', async () => {
  const { ports } = backgroundWorld();
  await ports.local.set({ [keys.task('a')]: seal(aTask().build()) });
  await recordEvent(ports, 'a', aReading({ call: 'call-1' }));
  expect(await ports.local.keys()).toContain(call);
  await ports.local.set({ [call]: seal('written') });
  const { after } = (await recordEvent(ports, 'a', aReading({ call: 'call-1', status: 'odd' })))!;
  expect(after.observed).toMatchObject({ status: 'odd' });
  expect((await ports.local.get([call]))[call]).toEqual(seal('written'));
});
