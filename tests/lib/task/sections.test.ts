import { sectionTasks } from '@/lib/task/sections';
import { isInState } from '@/lib/task/state-choice';
import { expect, test } from 'vitest';
import { buildCall, buildTask, testNow } from '../../support/build-task';

const ids = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);
const asked = (minutesAgo: number) => buildCall({ firstSeenAt: testNow - minutesAgo * 60_000 });
const ended = (status: string, changedAt: number) => ({ status, detailedStatus: null, changedAt });

test('requests come oldest first, whatever the age of their tasks', () => {
  const { needsYou } = sectionTasks([
    buildTask('young', { call: asked(1), addedAt: 1 }),
    buildTask('old', { call: asked(9), addedAt: 3 }),
    buildTask('middle', { call: asked(4), addedAt: 2 }),
  ]);
  expect(ids(needsYou)).toEqual(['old', 'middle', 'young']);
});

test('a request that was put off comes after the others until its reminder', () => {
  const putOff = { ...asked(9), snoozedUntil: testNow + 60_000 };
  const { needsYou } = sectionTasks([
    buildTask('put-off', { call: putOff }),
    buildTask('young', { call: asked(1) }),
    buildTask('middle', { call: asked(4) }),
  ]);
  expect(ids(needsYou)).toEqual(['middle', 'young', 'put-off']);
});

test('running tasks come newest first, finished ones by when they ended', () => {
  const { running, finished } = sectionTasks([
    buildTask('first', { addedAt: 1 }),
    buildTask('second', { addedAt: 2 }),
    buildTask('failed', { addedAt: 4, observed: ended('error', 10) }),
    buildTask('stopped', { addedAt: 5, observed: ended('error', 15), stopped: true }),
    buildTask('done', { addedAt: 3, observed: ended('completed', 20) }),
  ]);
  expect(ids(running)).toEqual(['second', 'first']);
  expect(ids(finished)).toEqual(['done', 'stopped', 'failed']);
});

test('an answered task is running again; one never created is finished', () => {
  const delivery = { state: 'queued', answeredAt: 1, attempts: 0, secret: false } as const;
  const creation = { state: 'refused', since: 1, reason: 'refused', message: null } as const;
  const { needsYou, running, finished } = sectionTasks([
    buildTask('answered', { call: buildCall({ delivery }) }),
    buildTask('unborn', { creation }),
  ]);
  expect([needsYou, running, finished].map(ids)).toEqual([[], ['answered'], ['unborn']]);
});

test('one that was refused stands where its row says, however long before it was added', () => {
  const refused = { state: 'refused', since: 30, reason: 'refused', message: null } as const;
  const both = (watch: 'watched' | 'archived') =>
    sectionTasks([
      buildTask('done', { watch, addedAt: 3, observed: ended('completed', 20) }),
      buildTask('retried', { watch, addedAt: 1, observed: null, creation: refused }),
    ]);
  expect(ids(both('watched').finished)).toEqual(['retried', 'done']);
  expect(ids(both('archived').archived)).toEqual(['retried', 'done']);
});

test('one whose answer came to nothing needs the person', () => {
  const shared = { answeredAt: 1, attempts: 1, secret: false, at: 1, revision: 1 } as const;
  const delivery = { state: 'accepted', ...shared, stillWaiting: true } as const;
  const task = buildTask('a', { call: buildCall({ delivery }) });
  expect(ids(sectionTasks([task]).needsYou)).toEqual(['a']);
  expect(isInState(task, 'waiting')).toBe(true);
});

test('archived tasks stand apart, even when they ask, in the order of the days their rows show', () => {
  const { needsYou, archived } = sectionTasks([
    buildTask('early', { watch: 'archived', addedAt: 2, observed: ended('completed', 10) }),
    buildTask('late', { watch: 'archived', addedAt: 1, observed: ended('completed', 20) }),
    buildTask('asks', { watch: 'archived', call: buildCall(), observed: ended('running', 15) }),
  ]);
  expect([needsYou, archived].map(ids)).toEqual([[], ['late', 'asks', 'early']]);
});

test('pinned tasks stand on top of what runs and of what is finished, not of what waits', () => {
  const { needsYou, running, finished } = sectionTasks([
    buildTask('waits', { call: asked(9) }),
    buildTask('waits-pinned', { call: asked(1), pinned: true }),
    buildTask('new', { addedAt: 9 }),
    buildTask('pinned', { addedAt: 1, pinned: true }),
    buildTask('done', { observed: ended('completed', 20) }),
    buildTask('done-pinned', { observed: ended('completed', 10), pinned: true }),
  ]);
  expect([needsYou, running, finished].map(ids)).toEqual([
    ['waits', 'waits-pinned'],
    ['pinned', 'new'],
    ['done-pinned', 'done'],
  ]);
});
