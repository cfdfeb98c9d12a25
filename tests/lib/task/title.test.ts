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

test('however long what it is called by is, 500 characters stand for it', () => {
  const long = 'x'.repeat(1_000_000);
  const short = 'x'.repeat(500);
  expect(taskTitle(buildTask('a', { title: long }))).toBe(short);
  expect(taskTitle(buildTask('a', { instruction: `\n${long}` }))).toBe(short);
  const creation = { state: 'created', taskId: long, at: 1 } as const;
  expect(taskTitle(buildTask('a', { instruction: '', creation }))).toBe(short);
});

test.each(['\u200b', '\u2060\u00ad', '\u2800', '\ufeff\u200b\n'])(
  'what draws nothing (%j) is no title, and no first line',
  (nothing) => {
    const instruction = `${nothing}\nOrder paper\nand ink`;
    expect(taskTitle(buildTask('a', { title: nothing, instruction }))).toBe('Order paper');
    expect(taskTitle(buildTask('a', { title: nothing, instruction: nothing }))).toBe('service-a');
  },
);

test('it does not end in half a character', () => {
  expect(taskTitle(buildTask('a', { title: `${'x'.repeat(499)}😀` }))).toBe('x'.repeat(499));
});

test('what hides in it is shown, and it stays as short', () => {
  expect(taskTitle(buildTask('a', { title: 'a\u202eb' }))).toBe('a‹U+202E›b');
  expect(taskTitle(buildTask('a', { title: `a${'\u202e'.repeat(600)}` }))).toHaveLength(500);
});
