import type { Delivery } from '@/lib/task/delivery';
import { taskPhase } from '@/lib/task/phase';
import { expect, test } from 'vitest';
import { doubtful } from '../../support/a-task';
import { buildCall, buildTask } from '../../support/build-task';

const begun = { answeredAt: 1, attempts: 1, secret: false };
const deliveries: readonly (readonly [Delivery | null, string])[] = [
  [null, 'waiting'],
  [{ state: 'queued', ...begun }, 'delivering'],
  [{ state: 'sending', ...begun, since: 1 }, 'delivering'],
  [doubtful, 'delivering'],
  [{ state: 'accepted', ...begun, at: 1, revision: 1, stillWaiting: false }, 'answered'],
  [{ state: 'accepted', ...begun, at: 1, revision: 1, stillWaiting: true }, 'still-asked'],
  [{ state: 'refused', ...begun, at: 1, stillWaiting: true, message: null }, 'waiting'],
  [{ state: 'lost', ...begun, at: 1, neverSent: true, moved: false }, 'waiting'],
];

test.each(deliveries)('a call whose delivery is %j is %s', (delivery, kind) => {
  expect(taskPhase(buildTask('a', { call: buildCall({ delivery }) })).kind).toBe(kind);
});

const statuses = [
  ['running', 'running'],
  ['scheduled', 'scheduled'],
  ['completed', 'completed'],
  ['error', 'failed'],
  [null, 'unstarted'],
  // An empty status is not a word of the service's: a badge with it would say nothing.
  ['', 'unstarted'],
  [' ', 'unstarted'],
] as const;

test.each(statuses)('the status %j without a call is %s', (status, kind) => {
  const observed = { status, detailedStatus: null, changedAt: 1 };
  expect(taskPhase(buildTask('a', { observed })).kind).toBe(kind);
});

test('an error is a run that failed, unless the person stopped it', () => {
  const ended = (status: string) => ({ status, detailedStatus: null, changedAt: 1 });
  const stopped = (status: string) =>
    taskPhase(buildTask('a', { stopped: true, observed: ended(status) })).kind;
  expect(stopped('error')).toBe('stopped');
  // The task may end by itself before the service stops it.
  expect(stopped('completed')).toBe('completed');
  expect(stopped('running')).toBe('running');
});

// Also one that is a word of ours: `paused` is the person's, and would say that nobody asks any more.
test.each(['hibernating', 'paused', 'stopped', 'waiting'])(
  'a status nobody documented is kept as it came: %s',
  (status) => {
    const observed = { status, detailedStatus: null, changedAt: 1 };
    expect(taskPhase(buildTask('a', { observed }))).toEqual({ kind: 'other', status });
  },
);

test('a paused task that runs is paused, one that ended has ended, one that asks still asks', () => {
  const ended = { status: 'completed', detailedStatus: null, changedAt: 1 };
  expect(taskPhase(buildTask('a', { watch: 'paused' })).kind).toBe('paused');
  expect(taskPhase(buildTask('a', { watch: 'paused', observed: ended })).kind).toBe('completed');
  expect(taskPhase(buildTask('a', { watch: 'paused', call: buildCall() })).kind).toBe('waiting');
});

test('a task that the service may not have says so before anything else', () => {
  const refused = { state: 'refused', since: 1, reason: 'refused', message: null } as const;
  expect(taskPhase(buildTask('a', { creation: { state: 'creating', since: 1 } })).kind).toBe(
    'creating',
  );
  expect(taskPhase(buildTask('a', { creation: { state: 'unknown', since: 1 } })).kind).toBe(
    'creation-unknown',
  );
  expect(taskPhase(buildTask('a', { creation: refused })).kind).toBe('creation-refused');
});
