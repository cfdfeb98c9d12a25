import type { OpenCall, SettledCall } from '@/lib/task/record';
import { settle } from '@/lib/task/settle';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';

const digest = { kind: 'form', heading: '', fields: 1, secrets: 0 } as const;

function open(toolCallId: string): OpenCall {
  const told = { firstSeenAt: 0, raised: 1, raisedAt: 0, snoozedUntil: null };
  return { toolCallId, toolName: 'form_input', digest, delivery: null, ...told };
}

/**
 * The ids of the calls that the task remembers after calls with these outcomes have ended, in
 * order.
 */
function remembered(outcomes: readonly SettledCall['outcome'][]): string[] {
  const task = outcomes.reduce(
    (before, outcome, place) => settle(before, open(`call-${place}`), outcome, place),
    buildTask('a'),
  );
  return task.settled.map(({ toolCallId }) => toolCallId);
}

function times(count: number, outcome: SettledCall['outcome']): SettledCall['outcome'][] {
  return Array.from({ length: count }, () => outcome);
}

test('calls that were answered do not drive out one that was not, with its draft', () => {
  const ids = remembered(['superseded', ...times(12, 'confirmed')]);
  expect(ids).toEqual([...Array.from({ length: 10 }, (_, back) => `call-${12 - back}`), 'call-0']);
});

test.for(['superseded', 'gone', 'unproven', 'confirmed'] as const)(
  'of those that ended as %s the last ten are remembered',
  (outcome) => {
    const ids = remembered(times(12, outcome));
    expect(ids).toEqual(Array.from({ length: 10 }, (_, back) => `call-${11 - back}`));
  },
);

test('who has answered a call is told anew if it comes back, unless nothing can have arrived', () => {
  const begun = { answeredAt: 0, attempts: 1, secret: false };
  const refused = {
    ...begun,
    state: 'refused',
    at: 0,
    message: null,
    stillWaiting: false,
  } as const;
  const raised = (outcome: SettledCall['outcome']) =>
    settle(buildTask('a'), { ...open('call-1'), delivery: refused }, outcome, 0).settled[0]?.told
      .raised;
  expect(raised('unproven')).toBe(0);
  expect(raised('gone')).toBe(1);
});
