import { taskRecordSchema } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';

test('what records lacked when they were first stored has its meaning from then', () => {
  const { pinned: _, ...record } = buildTask('a');
  const stored = { ...record, trouble: { message: 'No such task', at: 5 } };
  expect(taskRecordSchema.parse(stored)).toEqual({
    ...record,
    pinned: false,
    trouble: { kind: 'refused', message: 'No such task', at: 5 },
  });
});
