import { isSpent, isStillAsked } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';
import { needsPerson } from '@/lib/task/needs-person';
import { observe } from '@/lib/task/observe';
import { raiseAt } from '@/lib/task/reminders';
import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
import { minute, second } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const accepted: Delivery = {
  state: 'accepted',
  ...begun,
  at: now,
  revision: 7,
  stillWaiting: false,
};
const spent: Delivery = { ...doubtful, attempts: 2 };

/** A task whose request was told and snoozed before the person answered it. */
const answered = (delivery: Delivery) =>
  aTask()
    .waiting({ delivery, raised: 3, snoozedUntil: now + 60 * minute })
    .build();

/** The task after a reading that shows the call, `after` ms after the answer. */
function seen(task: TaskRecord, after: number, revision = Infinity): TaskRecord {
  const begunAt = now + after;
  return observe(task, aReading({ call: 'call-1', begunAt, revision }), begunAt);
}

/** Expects that the person is asked again and that Beckon sends nothing. */
function expectBack(task: TaskRecord, state: Delivery['state']): void {
  expect(task.call?.delivery).toMatchObject({ state, stillWaiting: true });
  expect(isStillAsked(task.call?.delivery ?? null)).toBe(true);
  expect(needsPerson(task)).toBe(true);
  expect(task.call && raiseAt(task.call)).toBe(0);
}

describe('an answer the service took', () => {
  test('is back with the person when the agent still asks 5 minutes later', () => {
    const task = answered(accepted);
    expect(seen(task, 5 * minute - 1)).toBe(task);
    expect(needsPerson(task)).toBe(false);
    expectBack(seen(task, 5 * minute), 'accepted');
  });

  test('is no less so because a clock was set back', () => {
    const back = seen(answered(accepted), -60 * minute);
    expect(needsPerson(back)).toBe(false);
    expect(needsPerson(seen(back, -56 * minute))).toBe(false);
    expectBack(seen(back, -55 * minute), 'accepted');
  });

  test('is confirmed all the same when the agent goes on', () => {
    const task = observe(seen(answered(accepted), 5 * minute), aReading(), now + 6 * minute);
    expect(task).toMatchObject({ call: null, settled: [{ outcome: 'confirmed' }] });
  });
});

describe('an answer sent twice of unknown fate', () => {
  test('is back with the person when two readings 5 s apart show that the agent still asks', () => {
    const once = seen(answered(spent), second);
    expect(needsPerson(once)).toBe(false);
    expect(seen(once, 6 * second - 1)).toBe(once);
    expectBack(seen(once, 6 * second), 'uncertain');
  });

  test('is unproven all the same when the agent goes on', () => {
    const back = seen(seen(answered(spent), second), minute);
    const task = observe(back, aReading(), now + 2 * minute);
    expect(task).toMatchObject({ call: null, settled: [{ outcome: 'unproven' }] });
  });
});

describe.each([
  ['taken', accepted],
  ['sent twice', spent],
])('an answer that was %s and is still asked for', (_, delivery) => {
  const back = seen(seen(answered(delivery), 6 * minute), 7 * minute);

  test('is told of anew once', () => {
    expectBack(back, delivery.state);
    const told = transition(back, { type: 'raised', toolCallId: 'call-1' }, now + 8 * minute);
    expect(seen(told, 60 * minute)).toBe(told);
    expect(told.call).toMatchObject({ raised: 1, raisedAt: now + 8 * minute });
  });

  test('is asked anew: no page that spoke last before that has shown it', () => {
    expect(back.activeAt).toBeGreaterThanOrEqual(now + 6 * minute);
  });

  test('takes no other answer', () => {
    const event = { type: 'answered', toolCallId: 'call-1', secret: false } as const;
    expect(transition(back, event, now)).toBe(back);
  });

  test('is on its way again once the person has it sent again', () => {
    const again = transition(back, { type: 'resend-asked', toolCallId: 'call-1' }, now);
    expect(needsPerson(again)).toBe(false);
    expect(again.call?.delivery).toMatchObject({ state: 'uncertain', stillWaiting: false });
  });

  test('does not wait for who archived the task', () => {
    expect(needsPerson({ ...back, watch: 'archived' })).toBe(false);
  });

  test('needs a reading begun since', () => {
    const task = answered(delivery);
    expect(seen(seen(task, 6 * minute, 6), 7 * minute, 6)).toBe(task);
  });
});

test('while it may still go by itself, an answer of unknown fate is nothing for the person', () => {
  const once: Delivery = { ...spent, attempts: 1 };
  expect(isSpent(once)).toBe(false);
  const task = seen(seen(answered(once), second), 6 * second);
  expect(task.call?.delivery?.state).toBe('queued');
  expect(needsPerson(task)).toBe(false);
});
