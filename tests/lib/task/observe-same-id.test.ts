import type { Delivery } from '@/lib/task/delivery';
import { observe } from '@/lib/task/observe';
import { transition } from '@/lib/task/transition';
import { minute } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, accepted, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

describe('a call that was confirmed, and is shown all the same', () => {
  const later = now + 5 * minute;
  const settled = aTask().settled('confirmed').status('running', now);
  const reading = { call: 'call-1', detailedStatus: null };

  test('is asked again once no status can lag for so long', () => {
    const early = aReading({ ...reading, begunAt: later - 1 });
    expect(observe(settled.build(), early, later).call).toBeNull();
    const { call, settled: calls } = observe(
      settled.build(),
      aReading({ ...reading, begunAt: later }),
      later,
    );
    expect(call).toMatchObject({
      toolCallId: 'call-1',
      firstSeenAt: later,
      raised: 0,
      delivery: null,
    });
    expect(calls).toEqual([]);
  });

  test('is not asked again where the status has changed meanwhile, or another call waits', () => {
    const late = aReading({ ...reading, begunAt: later });
    const changed = settled.status('running', later - minute).build();
    expect(observe(changed, late, later)).toBe(changed);
    const next = settled.waiting({ toolCallId: 'call-2' }).build();
    expect(observe(next, late, later)).toBe(next);
  });

  test.each([
    ['was taken', 'confirmed', { ...accepted, at: later }],
    ['is of unknown fate', 'unproven', { ...doubtful, since: later }],
  ] as const)(
    'is asked again once no status can lag for so long behind an answer to another that %s',
    (_, outcome, delivery) => {
      const next = settled.waiting({ toolCallId: 'call-2', delivery });
      const end = later + 5 * minute;
      const early = aReading({ ...reading, begunAt: end - 1 });
      expect(observe(next.build(), early, end)).toBe(next.build());
      const after = observe(next.build(), aReading({ ...reading, begunAt: end }), end);
      expect(after.settled).toMatchObject([{ toolCallId: 'call-2', outcome }]);
      expect(after.call).toMatchObject({ toolCallId: 'call-1', raised: 0, delivery: null });
    },
  );

  test.each([
    ['waits for the person again', { ...accepted, stillWaiting: true }],
    ['has an answer in the queue', { state: 'queued', ...begun, attempts: 0 }],
  ] as const)('is not asked again, however late, while another call %s', (_, delivery) => {
    const next = settled.waiting({ toolCallId: 'call-2', delivery }).build();
    const late = aReading({ ...reading, begunAt: later + 60 * minute });
    expect(observe(next, late, later + 60 * minute)).toBe(next);
  });
});

describe('the same words, in which an update of Beckon finds more secrets', () => {
  const shown = aReading({ call: 'call-1' });
  const opened = observe(aTask().build(), shown, now);
  const digest = { ...opened.call!.digest, secrets: 0, heading: 'form_input' };

  test.each([
    ['waits for an answer', null],
    ['has an answer of unknown fate', doubtful],
  ] as const)('are the same call, which %s, with a digest of today', (_, delivery) => {
    const call = { ...opened.call!, digest, delivery, snoozedUntil: now + 60 * minute };
    const seen = observe({ ...opened, call }, shown, now);
    expect(seen.settled).toEqual([]);
    expect(seen.call).toMatchObject({
      digest: opened.call!.digest,
      snoozedUntil: now + 60 * minute,
    });
    expect(seen.call?.delivery?.state).toBe(delivery?.state);
    expect(observe(seen, shown, now)).toBe(seen);
  });

  test('are the same call with another heading alone, which stays as the person was told it', () => {
    const call = { ...opened.call!, digest: { ...opened.call!.digest, heading: 'form_input' } };
    const seen = observe({ ...opened, call: { ...call, delivery: doubtful } }, shown, now);
    expect(seen).toMatchObject({ settled: [], call: { digest: call.digest } });
  });

  test('are another call if the words differ, too', () => {
    const other = aReading({ call: 'call-1', heading: 'Pay?' });
    const digest = { ...other.digest!, secrets: 0 };
    expect(observe(opened, { ...other, digest }, now)).toMatchObject({
      call: null,
      settled: [{ outcome: 'gone' }],
    });
  });
});

describe('other words under the id of an open call', () => {
  const reading = aReading({ call: 'call-1', heading: 'Pay?' });
  const see = (delivery: Delivery | null) =>
    observe(aTask().waiting({ delivery }).build(), reading, now);

  test.each([
    ['unproven', 'accepted', accepted],
    ['unproven', 'of unknown fate', doubtful],
    ['unproven', 'to be sent once more', { state: 'queued', ...begun, attempts: 1 }],
    ['gone', 'still to be sent', { state: 'queued', ...begun, attempts: 0 }],
  ] as const)(
    'end it, %s, where its answer is %s, and the next reading asks them',
    (outcome, _, given) => {
      const ended = see(given);
      const end = { toolCallId: 'call-1', outcome };
      expect(ended).toMatchObject({ call: null, settled: [end] });
      const { call } = observe(ended, reading, now);
      expect(call).toMatchObject({ toolCallId: 'call-1', digest: { heading: 'Pay?' }, raised: 0 });
      expect(call?.delivery).toBeNull();
    },
  );

  test.each([{ kind: 'tool' }, { fields: 3 }, { secrets: 0 }] as const)(
    'are another call where its form differs, whether it is answered or not: %j',
    (differs) => {
      const digest = {
        kind: 'form',
        heading: 'Log in',
        fields: 2,
        secrets: 1,
        ...differs,
      } as const;
      const shown = aReading({ call: 'call-1' });
      const asked = aTask().waiting({ digest });
      const answered = aTask().waiting({ digest, delivery: accepted });
      expect(observe(answered.build(), shown, now).settled).toMatchObject([
        { outcome: 'unproven' },
      ]);
      const ended = observe(asked.build(), shown, now);
      expect(ended).toMatchObject({ call: null, settled: [{ outcome: 'gone', digest }] });
      const { call } = observe(ended, shown, now);
      expect(call).toMatchObject({ toolCallId: 'call-1', raised: 0, digest: shown.digest });
    },
  );

  test.each([
    ['is not answered yet', null],
    [
      'is with the person again',
      { ...doubtful, state: 'lost', at: now, neverSent: true, moved: false },
    ],
    ['was taken back', { ...begun, state: 'withdrawn' }],
    ['is being sent', { state: 'sending', ...begun, since: now }],
  ] as const)('take nothing away where only the heading differs and it %s', (_, delivery) => {
    expect(see(delivery).call?.digest.heading).toBe('Log in');
  });
});

describe('a call that ended unproven, and is shown once more', () => {
  const gone = () => observe(aTask().delivering(doubtful).build(), aReading(), now);

  test.each([
    ['another call', { call: 'call-2' }],
    ['none', {}],
    ['an end', { status: 'completed' }],
  ])('is unproven still when a reading then shows %s', (_, shown) => {
    const back = observe(gone(), aReading({ call: 'call-1' }), now);
    expect(back.call).toMatchObject({ toolCallId: 'call-1', delivery: null });
    const { settled } = observe(back, aReading(shown), now);
    expect(settled).toMatchObject([{ toolCallId: 'call-1', outcome: 'unproven' }]);
  });

  test('is told of once, however often it comes and goes, and its snooze is kept', () => {
    const back = observe(gone(), aReading({ call: 'call-1' }), now);
    expect(back.call).toMatchObject({ raised: 0 });
    const until = now + 60 * minute;
    const told = transition(back, { type: 'raised', toolCallId: 'call-1' }, now);
    const snoozed = transition(told, { type: 'snoozed', toolCallId: 'call-1', until }, now);
    for (const task of [told, snoozed]) {
      const again = observe(observe(task, aReading(), now), aReading({ call: 'call-1' }), now);
      const { raised, raisedAt, snoozedUntil } = task.call ?? {};
      expect(again.call).toMatchObject({ raised, raisedAt, snoozedUntil });
    }
  });

  test.each([null, { state: 'queued', ...begun, attempts: 0 }] as const)(
    'is another call where the words are others, whatever its answer: %j',
    (delivery) => {
      const back = observe(gone(), aReading({ call: 'call-1' }), now);
      const answered = { ...back, call: back.call && { ...back.call, delivery } };
      const other = aReading({ call: 'call-1', heading: 'Pay?' });
      const ended = observe(answered, other, now);
      expect(ended).toMatchObject({ call: null, settled: [{ outcome: 'unproven' }] });
      expect(observe(ended, other, now).call).toMatchObject({
        digest: { heading: 'Pay?' },
        delivery: null,
      });
    },
  );
});
