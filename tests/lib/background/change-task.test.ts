import { updateEntry } from '@/lib/background/change-task';
import { expect, test } from 'vitest';
import { buildSchedule, buildTask } from '../../support/build-task';

const paused = buildTask('a', { watch: 'paused', revision: 4 });

test.each([
  ['older', 3, 'idle'],
  ['as old', 4, 'idle'],
  ['newer', 5, 'open'],
])('an entry that is %s than a record: revision %i, it says %s then', (_, revision, phase) => {
  const draft = buildSchedule(['a'], {}, { revision });
  updateEntry(draft, paused);
  expect(draft.tasks['a']).toMatchObject({ phase });
});

test('a task that was forgotten stays so', () => {
  const draft = buildSchedule([]);
  updateEntry(draft, paused);
  expect(draft.tasks).toEqual({});
});
