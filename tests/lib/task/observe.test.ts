import type { Delivery } from '@/lib/task/delivery';
import { observe } from '@/lib/task/observe';
import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const sent: Record<'queued' | 'again' | 'sending' | 'uncertain' | 'accepted', Delivery> = {
  queued: { state: 'queued', ...begun, attempts: 0 },
  again: { state: 'queued', ...begun, attempts: 1 },
  sending: { state: 'sending', ...begun, since: now },
  uncertain: doubtful,
  accepted: { state: 'accepted', ...begun, at: now, revision: 7, stillWaiting: false },
};
const refused = { state: 'refused', ...begun, at: now, message: 'No', stillWaiting: true } as const;
const lost = { state: 'lost', ...begun, at: now, neverSent: false, moved: false } as const;

const outcome = (task: TaskRecord) => task.settled[0]?.outcome ?? null;
const see = (task: ReturnType<typeof aTask>, reading: Parameters<typeof aReading>[0] = {}) =>
  observe(task.build(), aReading(reading), now);

describe('the status', () => {
  test('that says nothing new changes nothing', () => {
    const task = aTask().build();
    expect(observe(task, aReading(), now)).toBe(task);
    const waiting = aTask().waiting().build();
    expect(observe(waiting, aReading({ call: 'call-1' }), now)).toBe(waiting);
  });

  test.each(['hibernating', 'running'])('is kept as it came, and when it changed: %s', (status) => {
    const observed = { status, detailedStatus: null, changedAt: now };
    expect(see(aTask(), observed).observed).toEqual(observed);
  });

  test('of an end whose details alone change is of the same end, and no news again', () => {
    const observed = { status: 'completed', detailedStatus: 'ready', changedAt: 1 };
    const ended = aTask().with({ observed: { ...observed, detailedStatus: 'processing_page' } });
    expect(see(ended, observed)).toMatchObject({ observed, ending: null });
  });

  test('that can be read ends the trouble there was with it', () => {
    const troubled = aTask().with({ trouble: { kind: 'refused', message: 'Unknown task', at: 1 } });
    const task = see(troubled);
    expect(task.trouble).toBeNull();
    expect(task.observed?.changedAt).toBe(troubled.build().observed?.changedAt);
  });

  test('whose call cannot be read is trouble until one can, and told once', () => {
    const unreadable = { call: undefined };
    const task = see(aTask(), unreadable);
    expect(task.trouble).toEqual({ kind: 'unreadable-call', message: null, at: now });
    expect(observe(task, aReading(unreadable), now + 1)).toBe(task);
    expect(observe(task, aReading(), now + 1).trouble).toBeNull();
  });

  test('whose call cannot be read is nothing in a run that ended', () => {
    const unreadable = { status: 'completed', call: undefined };
    expect(see(aTask(), unreadable).trouble).toBeNull();
    const { call, settled } = see(aTask().waiting(), unreadable);
    expect({ call, settled }).toMatchObject({ call: null, settled: [{ outcome: 'gone' }] });
  });
});

test('how a task ended is news, unless it was begun elsewhere and over when first looked at', () => {
  const unseen = aTask().with({ observed: null });
  const ended = { status: 'completed' };
  expect(see(unseen, ended).ending).toBe('finished');
  expect(see(unseen.with({ instruction: '', activeAt: now }), ended).ending).toBeNull();
  expect(see(aTask().with({ instruction: '' }), ended).ending).toBe('finished');
});

test('the end of a run that the person stopped is no news, and the next run is not stopped', () => {
  const stopped = aTask().with({ stopped: true });
  const ended = see(stopped, { status: 'error' });
  expect(ended).toMatchObject({ stopped: true, ending: null });
  expect(see(stopped, { status: 'completed' }).ending).toBe('finished');
  // A service may take some time to stop.
  expect(see(stopped, { detailedStatus: 'stopping' }).stopped).toBe(true);
  const next = observe(ended, aReading({ status: 'running' }), now);
  expect(next.stopped).toBe(false);
  expect(observe(next, aReading({ status: 'error' }), now).ending).toBe('failed');
});

test('a run that began and failed between two readings was stopped by nobody', () => {
  const completed = see(aTask().with({ stopped: true }), { status: 'completed' });
  const failed = observe(completed, aReading({ status: 'error' }), now);
  expect(failed).toMatchObject({ stopped: false, ending: 'failed' });
  const stopped = see(aTask().with({ stopped: true }), {
    status: 'error',
    detailedStatus: 'Abort',
  });
  const noCredit = aReading({ status: 'error', detailedStatus: 'No credit' });
  expect(observe(stopped, noCredit, now).stopped).toBe(false);
  const again = aReading({ status: 'error', detailedStatus: 'Abort' });
  const trouble = { kind: 'refused', message: null, at: 1 } as const;
  expect(observe({ ...stopped, trouble }, again, now).stopped).toBe(true);
});

describe('a call', () => {
  test('that a reading missed stays snoozed', () => {
    const snoozedUntil = now + 3_600_000;
    const missed = see(aTask().waiting({ snoozedUntil }));
    const back = observe(missed, aReading({ call: 'call-1' }), now);
    expect(back.call).toMatchObject({ snoozedUntil });
  });

  test('that is new opens, is hot, and was seen first now', () => {
    const task = see(aTask(), { call: 'call-1' });
    expect(task.activeAt).toBe(now);
    expect(task.call).toMatchObject({ toolCallId: 'call-1', firstSeenAt: now, raised: 0 });
    expect(task.call?.delivery).toBeNull();
  });

  test.each(['completed', 'error'])('in a run that is %s waits for nobody', (status) => {
    expect(see(aTask(), { status, call: 'call-1' }).call).toBeNull();
  });

  test('that cannot be read is evidence of nothing', () => {
    const waiting = aTask().waiting().build();
    const { trouble, ...task } = observe(waiting, aReading({ call: undefined }), now);
    expect({ ...task, trouble: null }).toEqual(waiting);
    expect(trouble?.kind).toBe('unreadable-call');
    expect(see(aTask(), { call: undefined }).call).toBeNull();
  });

  test('that was confirmed is never open again', () => {
    expect(see(aTask().settled('confirmed'), { call: 'call-1' }).call).toBeNull();
  });

  test.each([null, ...Object.values(sent)])(
    'that was confirmed and is shown by a status that lags proves nothing of the one after it: %j',
    (delivery) => {
      const next = aTask().settled('confirmed').waiting({ toolCallId: 'call-2', delivery }).build();
      expect(observe(next, aReading({ call: 'call-1' }), now)).toBe(next);
    },
  );

  test.each(['confirmed', 'gone', 'unproven'] as const)(
    'that was %s has given its id to another, which is told of like any',
    (before) => {
      const reading = { call: 'call-1', heading: 'Pay?' };
      const { call, settled } = see(aTask().settled(before), reading);
      expect(call).toMatchObject({ firstSeenAt: now, raised: 0, raisedAt: null });
      expect(settled).toEqual([]);
    },
  );

  test.each(['gone', 'superseded'] as const)(
    'that was %s and is back is the same call: nobody is told of it twice',
    (before) => {
      const task = see(aTask().settled(before), { call: 'call-1' });
      expect(task.call).toMatchObject({
        toolCallId: 'call-1',
        raised: 1,
        firstSeenAt: now - 30_000,
      });
      expect(task.settled).toEqual([]);
    },
  );

  test('whose answer was still in the queue, and is back, is told of anew', () => {
    const gone = see(aTask().delivering(sent.queued));
    const untold = { raised: 0, raisedAt: null, delivery: null };
    expect(observe(gone, aReading({ call: 'call-1' }), now).call).toMatchObject(untold);
  });

  test('that was answered, unproven, and is back is told of anew, as old as it is', () => {
    const gone = see(aTask().delivering(doubtful));
    const task = observe(gone, aReading({ call: 'call-1' }), now);
    const untold = { raised: 0, raisedAt: null, snoozedUntil: null };
    expect(task.call).toMatchObject({ toolCallId: 'call-1', firstSeenAt: now - 30_000, ...untold });
    expect(task.settled).toEqual([]);
  });
});

/** The outcome of a call that is no longer shown, by the state of its answer. */
const ends: readonly (readonly [string, Delivery | null, SettledCall['outcome']])[] = [
  ['never answered', null, 'gone'],
  ['never sent', sent.queued, 'gone'],
  ['to be sent again', sent.again, 'unproven'],
  ['of an uncertain send', sent.uncertain, 'unproven'],
  ['accepted', sent.accepted, 'confirmed'],
  ['accepted, then in doubt', { ...doubtful, accepted: true }, 'confirmed'],
  ['refused', refused, 'gone'],
  ['refused the second time: the first may have arrived', { ...refused, attempts: 2 }, 'unproven'],
  ['refused, perhaps for a repeated POST', { ...refused, stillWaiting: false }, 'unproven'],
  ['lost before it was sent', { ...lost, neverSent: true }, 'gone'],
  ['lost after it was sent', lost, 'unproven'],
  ['taken back', { state: 'withdrawn', ...begun, attempts: 0 }, 'gone'],
] as const;

describe.each(ends)('an answer %s', (_, delivery, end) => {
  const task = aTask().waiting({ delivery });

  test(`is ${end} when its call is gone`, () => {
    expect(outcome(see(task))).toBe(end);
    expect(see(task).call).toBeNull();
  });

  test('is so when the run completed, but never confirmed by an error', () => {
    expect(outcome(see(task, { status: 'completed' }))).toBe(end);
    const failed = end === 'confirmed' ? 'unproven' : end;
    expect(outcome(see(task, { status: 'error' }))).toBe(failed);
  });

  test('is never confirmed by a run that completed and carries its call still, or one unread', () => {
    const unproven = end === 'confirmed' ? 'unproven' : end;
    expect(outcome(see(task, { status: 'completed', call: 'call-1' }))).toBe(unproven);
    expect(outcome(see(task, { status: 'completed', call: undefined }))).toBe(unproven);
    expect(outcome(see(task, { status: 'completed', call: 'call-2' }))).toBe(end);
  });

  test('is superseded rather than gone when another call took its place', () => {
    const next = see(task, { call: 'call-2' });
    expect(outcome(next)).toBe(end === 'gone' ? 'superseded' : end);
    expect(next.call).toMatchObject({ toolCallId: 'call-2', delivery: null });
  });
});

test.each([sent.accepted, { ...doubtful, accepted: true }])(
  'what another service says, where its connection has moved, proves nothing of an answer: %j',
  (delivery) => {
    const origin = 'https://api.example.net';
    const task = aTask().waiting({ delivery: { ...delivery, origin } });
    expect(outcome(see(task))).toBe('confirmed');
    expect(outcome(see(task, { origin: 'https://elsewhere.example.net' }))).toBe('unproven');
  },
);

test('nothing that is read while a POST is in flight proves anything', () => {
  const task = aTask().delivering(sent.sending).build();
  expect(observe(task, aReading(), now)).toBe(task);
  expect(observe(task, aReading({ call: 'call-2' }), now)).toBe(task);
});

test.each([
  ['accepted', sent.accepted],
  ['uncertain', sent.uncertain],
])('a reading that began before an answer was %s proves nothing', (_, delivery) => {
  const task = aTask().delivering(delivery).build();
  expect(observe(task, aReading({ revision: 6 }), now)).toBe(task);
  expect(observe(task, aReading({ revision: 6, call: 'call-2' }), now)).toBe(task);
  expect(observe(task, aReading({ revision: 6, call: 'call-1' }), now)).toBe(task);
});

test('a refusal is believed once a later reading still shows the call', () => {
  const task = aTask().delivering({ ...refused, stillWaiting: false });
  expect(see(task, { call: 'call-1' }).call?.delivery).toEqual(refused);
});
