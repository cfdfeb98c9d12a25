import { changeTask, finishChange, updateEntry } from '@/lib/background/records/change-task';
import { applyOutcome } from '@/lib/background/health/outcome';
import { recordEvent } from '@/lib/background/records/record-event';
import { withSchedule } from '@/lib/background/records/schedule-store';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { taskRecordSchema } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildSchedule, buildTask, testNow } from '../../../support/build-task';

const paused = buildTask('a', { watch: 'paused', revision: 4 });

test.each([
  ['older', 3, 'idle'],
  ['as old', 4, 'idle'],
  ['newer', 5, 'open'],
])('an entry that is %s than a record: revision %i, it says %s then', (_, revision, pace) => {
  const draft = buildSchedule(['a'], {}, { revision });
  updateEntry(draft, paused);
  expect(draft.tasks['a']).toMatchObject({ pace });
});

test('a task that was forgotten stays so', () => {
  const draft = buildSchedule([]);
  updateEntry(draft, paused);
  expect(draft.tasks).toEqual({});
});

async function aTaskAt() {
  const { ports } = backgroundWorld();
  await ports.local.set({ [keys.task('a')]: seal(buildTask('a')) });
  await ports.session.set(sealSchedule(buildSchedule(['a'])));
  return withSchedule(ports);
}

test('two events at once are both in the record', async () => {
  const ports = await aTaskAt();
  await Promise.all([
    recordEvent(ports, 'a', { type: 'renamed', title: 'A name' }),
    recordEvent(ports, 'a', { type: 'pin-set', pinned: true }),
  ]);
  const task = await read(ports.local, keys.task('a'), taskRecordSchema);
  expect(task).toMatchObject({ title: 'A name', pinned: true, revision: 3 });
});

test('while a task is being changed no other change begins, and its entry is not taken for right', async () => {
  const ports = await aTaskAt();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const one = changeTask(ports, 'a', async () => {
    begun.resolve();
    await end.promise;
    done.push('one');
  });
  await begun.promise;
  const other = changeTask(ports, 'a', async () => void done.push('other'));
  await finishChange(ports, 'a');
  expect((await ports.schedules.read()).tasks['a']).toMatchObject({ stale: true });
  end.resolve();
  await Promise.all([one, other]);
  expect(done).toEqual(['one', 'other']);
  expect((await ports.schedules.read()).tasks['a']).toMatchObject({ stale: false });
});

test('a check that ends while its task is being changed does not make its entry pass for right', () => {
  const draft = buildSchedule(['a'], {}, { stale: true });
  const checked = {
    id: 'a',
    task: buildTask('a'),
    request: 'check',
    verdict: 'ok',
    news: false,
  } as const;
  applyOutcome(draft, 'office', checked, testNow, 0.5);
  expect(draft.tasks['a']).toMatchObject({ stale: true, checkedAt: testNow });
});
