import { anyTask, findTasks, isWanting, type KnownTasks, type Wanted } from '@/lib/task/find-tasks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildCall, buildTask } from '../../support/build-task';

const tasks = [
  buildTask('paper', {
    instruction: 'Reorder printer paper\nfrom the Zürich supplier, Bahnhofstraße',
    creation: { state: 'created', taskId: 'srv_9F3', at: 1 },
  }),
  buildTask('flight', { title: 'Lisbon trip', connectionId: 'home', watch: 'paused' }),
  buildTask('asks', { call: buildCall() }),
  buildTask('put off', { call: buildCall(), watch: 'paused' }),
  buildTask('done', { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } }),
  buildTask('failed', { observed: { status: 'error', detailedStatus: null, changedAt: 1 } }),
  buildTask('unborn', {
    creation: { state: 'refused', since: 1, reason: 'refused', message: null },
  }),
  buildTask('old', { watch: 'archived', call: buildCall() }),
];

const found = (wanted: Partial<Wanted>) =>
  findTasks(tasks, { ...anyTask, ...wanted }, new WeakMap()).map(({ id }) => id);

test.each([
  ['lisbon', ['flight']],
  ['ZURICH paper', ['paper']],
  ['bahnhofstrasse', ['paper']],
  ['Bahnhofstraße', ['paper']],
  ['srv_9f3', ['paper']],
  ['log in', ['asks', 'put off', 'old']],
  ['paper lisbon', []],
  ['(.*', []],
  ['  ', tasks.map(({ id }) => id)],
])('the words %j are looked for in title, instruction, ids and question', (words, ids) => {
  expect(found({ words })).toEqual(ids);
});

test.each([
  ['waiting', ['asks', 'put off']],
  ['running', ['paper']],
  ['paused', ['flight', 'put off']],
  ['completed', ['done']],
  ['failed', ['failed', 'unborn']],
  ['archived', ['old']],
] as const)('of the state %s are %j', (state, ids) => {
  expect(found({ state })).toEqual(ids);
});

test('words, connection and state must all fit', () => {
  expect(found({ connectionId: 'home' })).toEqual(['flight']);
  expect(found({ connectionId: 'home', state: 'completed' })).toEqual([]);
  expect(found({ connectionId: 'office', words: 'do the thing', state: 'failed' })).toEqual([
    'failed',
    'unborn',
  ]);
});

test('an id is found by a part that is meant for it, not by digits it happens to have', () => {
  const ids = [
    buildTask('3f2a9c10-77b1-4d5e-9a31-0c2b8e6f1d45', {
      instruction: 'Task number 2',
      creation: { state: 'created', taskId: 'f40ec90c74f9', at: 1 },
    }),
    buildTask('81d0c7e2-1b44-4f0a-8d13-5a9e2f6b7c31', {
      instruction: 'Task number 1',
      creation: { state: 'created', taskId: '17', at: 1 },
    }),
    buildTask('5c6d7e8f-0a1b-4c2d-8e3f-4a5b6c7d8e9f', {
      creation: { state: 'created', taskId: 'e1', at: 1 },
      instruction: '',
    }),
  ];
  const searched = (words: string) =>
    findTasks(ids, { ...anyTask, words }, new WeakMap()).map((task) => ids.indexOf(task));
  expect(searched('number 1')).toEqual([1]);
  expect(searched('0ec9')).toEqual([0]);
  expect(searched('3F2A9C10-77b1')).toEqual([0]);
  expect(searched('17')).toEqual([1]);
  // This task has nothing but its id to make a title from.
  expect(searched('e')).toContain(2);
});

test('a search that goes on folds no task again but one that has changed', () => {
  const many = ['one', 'two'].map((id) => buildTask(id, { instruction: `Überall ${id}` }));
  const known: KnownTasks = new WeakMap();
  const search = (words: string, among = many) =>
    findTasks(among, { ...anyTask, words }, known).length;
  expect(search('u')).toBe(2);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  expect(search('ub')).toBe(2);
  expect(normalize.mock.contexts).toEqual(['ub']);
  const changed = buildTask('two', { instruction: 'Nirgends' });
  expect(search('ub', [...many.slice(0, 1), changed])).toBe(1);
  expect(normalize.mock.contexts).not.toContainEqual(expect.stringContaining('one'));
});

test('only something asked for is a search', () => {
  expect(isWanting({ ...anyTask, words: ' ' })).toBe(false);
  expect(isWanting({ ...anyTask, words: 'a' })).toBe(true);
  expect(isWanting({ ...anyTask, connectionId: 'home' })).toBe(true);
  expect(isWanting({ ...anyTask, state: 'paused' })).toBe(true);
});
