import { scheduleEntry } from '@/lib/task/entry';
import { expect, test } from 'vitest';
import { aTask, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const entry = (task: ReturnType<typeof aTask>) => scheduleEntry(task.build());

test('a new task is due at once and waits for nobody', () => {
  expect(entry(aTask())).toMatchObject({
    pace: 'open',
    checkedAt: null,
    triedAt: null,
    failures: 0,
    waiting: null,
    raiseAt: null,
    unclear: false,
    outbox: null,
    stale: false,
  });
});

test('what only the schedule knows is kept', () => {
  const own = { checkedAt: 1, triedAt: 2, failures: 3, stale: true, unsaved: true };
  expect(scheduleEntry(aTask().build(), { ...own, pace: 'open' })).toMatchObject(own);
  const paused = aTask().watch('paused').build();
  expect(scheduleEntry(paused, { ...own, pace: 'idle' })).toMatchObject(own);
});

test('a task that is watched again is not held back by its failures before', () => {
  const failing = { checkedAt: 1, triedAt: 2, failures: 3, stale: false, unsaved: false };
  const before = { ...failing, pace: 'idle' } as const;
  expect(scheduleEntry(aTask().build(), before)).toMatchObject({ ...failing, failures: 0 });
});

const accepted = { state: 'accepted', ...begun, at: 1, revision: 1, stillWaiting: false } as const;
const refusedNow = {
  state: 'refused',
  ...begun,
  at: now,
  stillWaiting: false,
  message: null,
} as const;
const refused = { ...refusedNow, stillWaiting: true } as const;

test.each([
  ['running', aTask().status('running'), 'open'],
  ['unheard of', aTask().status('hibernating'), 'open'],
  ['completed', aTask().status('completed'), 'ended'],
  ['error', aTask().status('error'), 'ended'],
  ['paused', aTask().watch('paused'), 'idle'],
  [
    'archived, its secret answer lost',
    aTask()
      .watch('archived')
      .delivering({ state: 'lost', ...begun, at: 1, neverSent: true, moved: false }),
    'idle',
  ],
  ['paused, its answer under way', aTask().watch('paused').delivering(accepted), 'open'],
  ['paused, its answer in doubt', aTask().watch('paused').delivering(doubtful), 'open'],
  [
    'paused, its answer accepted and in vain',
    aTask()
      .watch('paused')
      .delivering({ ...accepted, stillWaiting: true }),
    'idle',
  ],
  [
    'archived, its answer in doubt and in vain',
    aTask()
      .watch('archived')
      .delivering({ ...doubtful, stillWaiting: true }),
    'idle',
  ],
  ['archived, its answer refused', aTask().watch('archived').delivering(refusedNow), 'open'],
  [
    'paused, its answer refused and read since',
    aTask().watch('paused').delivering(refused),
    'idle',
  ],
  ['creating', aTask().creation({ state: 'creating', since: now }), 'idle'],
  ['unknown', aTask().creation({ state: 'unknown', since: now }), 'idle'],
] as const)('pace of a task that is %s', (_, task, pace) => {
  expect(entry(task).pace).toBe(pace);
});

test.each([
  ['nothing', aTask(), null],
  ['a creation', aTask().creation({ state: 'creating', since: now }), 'creation'],
  ['an answer queued', aTask().delivering({ state: 'queued', ...begun, attempts: 0 }), 'answer'],
  ['one to go again, on a reading', aTask().delivering({ state: 'queued', ...begun }), null],
  ['one being sent', aTask().delivering({ state: 'sending', ...begun, since: now }), 'answer'],
  ['one accepted', aTask().delivering(accepted), null],
  ['a request unanswered', aTask().waiting(), null],
] as const)('the outbox of %s', (_, task, outbox) => {
  expect(entry(task).outbox).toBe(outbox);
});

test.each([
  ['never answered', aTask().waiting(), 'call-1'],
  ['refused', aTask().delivering(refused), 'call-1'],
  [
    'lost',
    aTask().delivering({ state: 'lost', ...begun, at: now, neverSent: true, moved: false }),
    'call-1',
  ],
  ['queued', aTask().delivering({ state: 'queued', ...begun }), null],
  ['accepted', aTask().delivering(accepted), null],
  [
    'accepted and still asked for',
    aTask().delivering({ ...accepted, stillWaiting: true }),
    'call-1',
  ],
  ['paused, untold and unanswered', aTask().waiting({ raisedAt: null }).watch('paused'), 'call-1'],
  ['archived and unanswered', aTask().waiting().watch('archived'), null],
] as const)('who waits for the person: a call that is %s', (_, task, waiting) => {
  expect(entry(task).waiting).toBe(waiting);
  expect(entry(task).raiseAt === null).toBe(waiting === null);
});

test('of a paused task that was told of nobody is reminded', () => {
  const paused = aTask().waiting({ raised: 1, raisedAt: now }).watch('paused');
  expect(entry(paused)).toMatchObject({ waiting: 'call-1', raiseAt: null });
});
