import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, begun } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const inState = (creation: TaskRecord['creation']) => aTask().creation(creation).build();
const creating = inState({ state: 'creating', since: 1 });
const unknown = inState({ state: 'unknown', since: 2 });
const refused = inState({ state: 'refused', since: 3, reason: 'refused', message: null });
const created = aTask().build();

test('a change counts, what changes nothing does not', () => {
  const task = transition(created, { type: 'watch-set', watch: 'paused' }, now);
  expect(task.revision).toBe(created.revision + 1);
  expect(transition(task, { type: 'watch-set', watch: 'paused' }, now)).toBe(task);
});

test('a run that came to its end while it was being stopped has finished, which is still told', () => {
  const done = transition(created, aReading({ status: 'completed' }), now);
  expect(done.ending).toBe('finished');
  expect(transition(done, { type: 'run-stopped' }, now)).toBe(done);
});

test('one whose end was read before the stop was noted was stopped, and is not told as failed', () => {
  const failed = transition(created, aReading({ status: 'error' }), now);
  const stopped = transition(failed, { type: 'run-stopped' }, now);
  expect([failed.ending, stopped.ending, stopped.stopped]).toEqual(['failed', null, true]);
});

test('that a run may not have been stopped is told unless its end is, whatever else is read', () => {
  const unstopped = transition(created, { type: 'stop-failed' }, now);
  const goesOn = transition(unstopped, aReading({ status: 'odd' }), now);
  const ended = transition(goesOn, aReading({ status: 'completed' }), now);
  const endings = [unstopped, goesOn, ended].map(({ ending }) => ending);
  expect(endings).toEqual(['unstopped', 'unstopped', 'finished']);
});

describe('a creation', () => {
  test('is created, refused or unknown', () => {
    const made = transition(creating, { type: 'created', taskId: 't' }, now);
    expect(made).toMatchObject({ creation: { state: 'created', taskId: 't' }, activeAt: now });
    const refusal = { type: 'create-refused', reason: 'refused', message: 'No credit' } as const;
    expect(transition(creating, refusal, now).creation).toEqual({
      state: 'refused',
      since: now,
      reason: 'refused',
      message: 'No credit',
    });
    const doubt = transition(creating, { type: 'create-uncertain' }, now);
    expect(doubt.creation).toEqual({ state: 'unknown', since: now });
  });

  test('that is refused is told as failed, until it is begun again', () => {
    const refusal = { type: 'create-refused', reason: 'refused', message: 'No credit' } as const;
    const told = transition(creating, refusal, now);
    expect(told.ending).toBe('failed');
    expect(transition({ ...creating, muted: true }, refusal, now).ending).toBeNull();
    expect(transition(told, { type: 'create-retried', since: now }, now).ending).toBeNull();
  });

  test.each([unknown, refused, created])('that is over is neither refused nor in doubt', (task) => {
    const refusal = { type: 'create-refused', reason: 'offline', message: null } as const;
    expect(transition(task, refusal, now)).toBe(task);
    expect(transition(task, { type: 'create-uncertain' }, now)).toBe(task);
  });

  test('is begun again where the person sees that it failed', () => {
    const again = { creation: { state: 'creating', since: now }, activeAt: now };
    expect(transition(unknown, { type: 'create-retried', since: 2 }, now)).toMatchObject(again);
    expect(transition(refused, { type: 'create-retried', since: 3 }, now)).toMatchObject(again);
  });

  test('that is in doubt stays so when a second try of it is refused', () => {
    const again = transition(unknown, { type: 'create-retried', since: 2 }, now);
    const refusal = { reason: 'no-key', message: null } as const;
    const refused = transition(again, { type: 'create-refused', ...refusal }, now + 1);
    expect(refused.creation).toEqual({ state: 'unknown', since: now + 1, refusal });
    const third = transition(refused, { type: 'create-retried', since: now + 1 }, now + 2);
    expect(transition(third, { type: 'create-uncertain' }, now + 3).creation).toEqual({
      state: 'unknown',
      since: now + 3,
    });
    const made = transition(third, { type: 'created', taskId: 't' }, now + 3);
    expect(made.creation).toEqual({ state: 'created', taskId: 't', at: now + 3 });
  });

  test('is not begun again by a second press that meant the same failure', () => {
    const twice = inState({ state: 'unknown', since: now });
    expect(transition(twice, { type: 'create-retried', since: 2 }, now)).toBe(twice);
    for (const task of [creating, created]) {
      expect(transition(task, { type: 'create-retried', since: 1 }, now)).toBe(task);
    }
  });
});

describe('an answer', () => {
  const task = aTask().waiting().build();

  test('makes the task hot', () => {
    const event = { type: 'answered', toolCallId: 'call-1', secret: false } as const;
    expect(transition(task, event, now).activeAt).toBe(now);
  });

  test('sent again makes the task hot, too', () => {
    const accepted = {
      state: 'accepted',
      ...begun,
      at: 1,
      revision: 1,
      stillWaiting: true,
    } as const;
    const event = { type: 'resend-asked', toolCallId: 'call-1' } as const;
    const inVain = aTask().delivering(accepted).build();
    expect(transition(inVain, event, now).activeAt).toBe(now);
  });

  test('for another call, or none, changes nothing', () => {
    const event = { type: 'answered', toolCallId: 'call-2', secret: false } as const;
    expect(transition(task, event, now)).toBe(task);
    expect(transition(created, event, now)).toBe(created);
  });

  test('that is accepted waits for readings of that revision or later', () => {
    const sending = aTask()
      .delivering({ state: 'sending', ...begun, since: 1 })
      .build();
    const accepted = transition(sending, { type: 'send-accepted', toolCallId: 'call-1' }, now);
    expect(accepted.call?.delivery).toMatchObject({ revision: accepted.revision });
    const stale = transition(accepted, aReading({ revision: sending.revision }), now);
    expect(stale).toBe(accepted);
    const fresh = transition(accepted, aReading({ revision: accepted.revision }), now);
    expect(fresh.settled[0]?.outcome).toBe('confirmed');
  });
});

test('an answer whose text is lost is asked for anew', () => {
  const queued = aTask()
    .delivering({ state: 'queued', ...begun, secret: true })
    .build();
  const event = { type: 'answer-lost', moved: false, toolCallId: 'call-1' } as const;
  expect(transition(queued, event, now + 9).activeAt).toBe(now + 9);
});

describe('a raised notification', () => {
  const raised = { type: 'raised', toolCallId: 'call-1' } as const;

  test('is counted, and ends a snooze', () => {
    const task = aTask().waiting({ raised: 0, raisedAt: null, snoozedUntil: now }).build();
    const { call } = transition(task, raised, now);
    expect(call).toMatchObject({ raised: 1, raisedAt: now, snoozedUntil: null });
  });

  test('of another call changes nothing', () => {
    expect(transition(created, raised, now)).toBe(created);
  });

  test('takes back no snooze that came between it and its note', () => {
    const shown = aTask().waiting({ raised: 0, raisedAt: null }).build();
    const snooze = { type: 'snoozed', toolCallId: 'call-1', until: now + 1 } as const;
    const snoozed = transition(shown, snooze, now);
    expect(transition(snoozed, raised, now)).toBe(snoozed);
  });
});

test('the service’s refusal of a status is trouble, told once', () => {
  const event = { type: 'check-refused', message: 'Unknown task' } as const;
  const task = transition(created, event, now);
  expect(task.trouble).toEqual({ kind: 'refused', message: 'Unknown task', at: now });
  expect(transition(task, event, now + 1)).toBe(task);
  expect(transition(task, { ...event, message: 'Gone' }, now + 2).trouble?.at).toBe(now + 2);
});

test('a status that cannot be read is another trouble, told once', () => {
  const event = { type: 'check-unreadable' } as const;
  const refused = transition(created, { type: 'check-refused', message: null }, now);
  const task = transition(refused, event, now + 1);
  expect(task.trouble).toEqual({ kind: 'unreadable-status', message: null, at: now + 1 });
  expect(transition(task, event, now + 2)).toBe(task);
});

test('the last ten calls that ended are remembered', () => {
  let task = created;
  for (let call = 0; call < 12; call += 1) {
    task = transition(task, aReading({ call: `call-${call}` }), now);
  }
  expect(task.settled).toHaveLength(10);
  expect(task.settled[0]?.toolCallId).toBe('call-10');
});
