import { taskTitle } from '@/lib/task/title';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';

test('the person’s own title wins over the instruction', () => {
  expect(taskTitle(buildTask('a', { title: 'Paper', instruction: 'Order paper' }))).toBe('Paper');
});

test('without one it is the first line of the instruction', () => {
  const instruction = '\n  Order paper \nFrom the usual shop';
  expect(taskTitle(buildTask('a', { title: ' ', instruction }))).toBe('Order paper');
});

test('a task that was adopted is called by the service’s id, one not created by ours', () => {
  expect(taskTitle(buildTask('a', { instruction: '' }))).toBe('service-a');
  const creation = { state: 'creating', since: 1 } as const;
  expect(taskTitle(buildTask('a', { instruction: '', creation }))).toBe('a');
});
