import { fromVersion2 } from '@/lib/store/migrations/from-version-2';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import v2 from '../fixtures/v2.json';

test('of a run that failed nobody knows that a person stopped it', () => {
  const { data } = v2['task:creating'];
  expect(fromVersion2('task', data)).toEqual({ ...data, stopped: false });
});

test('what is known stays', () => {
  const task = buildTask('a', { stopped: true });
  expect(fromVersion2('task', task)).toEqual(task);
});

test('whatever is stored, it never throws, and only tasks change', () => {
  fc.assert(
    fc.property(fc.constantFrom('task', 'draft', 'log'), fc.anything(), (kind, data) => {
      const after = fromVersion2(kind, data);
      if (kind !== 'task') expect(after).toBe(data);
    }),
  );
});
