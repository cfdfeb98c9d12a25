import type { Delivery } from '@/lib/task/delivery';
import { deliver, isAnswerable } from '@/lib/task/deliver';
import type { DeliveryEvent } from '@/lib/task/events';
import { describe, expect, test } from 'vitest';
import { begun } from '../../support/a-task';
import { buildCall, testNow as now } from '../../support/build-task';

type State = Delivery['state'] | 'none';

const sure = { ...begun, answeredAt: now - 9, at: now - 5 };
const doubtful = {
  ...begun,
  since: now - 5,
  revision: 7,
  firstReadAt: now - 3,
  accepted: false,
  stillWaiting: false,
};

const deliveries: Record<State, Delivery | null> = {
  none: null,
  queued: { state: 'queued', ...begun, attempts: 0 },
  sending: { state: 'sending', ...begun, since: now - 5 },
  uncertain: { state: 'uncertain', ...doubtful },
  accepted: { state: 'accepted', ...sure, revision: 7, stillWaiting: false },
  refused: { state: 'refused', ...sure, stillWaiting: false, message: 'No' },
  lost: { state: 'lost', ...sure, neverSent: false, moved: false },
  withdrawn: { state: 'withdrawn', ...begun, attempts: 0 },
};

const states = [
  'none',
  'queued',
  'sending',
  'uncertain',
  'accepted',
  'refused',
  'lost',
  'withdrawn',
] as const satisfies readonly State[];

const toolCallId = 'call-1';
const events: Record<DeliveryEvent['type'], DeliveryEvent> = {
  answered: { type: 'answered', toolCallId, secret: false },
  'send-started': { type: 'send-started', toolCallId, origin: 'https://api.example.net' },
  'send-accepted': { type: 'send-accepted', toolCallId },
  'send-refused': { type: 'send-refused', toolCallId, message: 'Wrong call' },
  'send-deferred': { type: 'send-deferred', toolCallId },
  'send-uncertain': { type: 'send-uncertain', toolCallId },
  'answer-lost': { type: 'answer-lost', toolCallId, moved: false },
  'resend-asked': { type: 'resend-asked', toolCallId },
  'answer-withdrawn': { type: 'answer-withdrawn', toolCallId },
};

/**
 * The state that each event leads to from each state. An event that is missing here changes
 * nothing.
 */
const leads: { readonly [Event in DeliveryEvent['type']]: Partial<Record<State, State>> } = {
  answered: { none: 'queued', refused: 'queued', lost: 'queued', withdrawn: 'queued' },
  'send-started': { queued: 'sending' },
  'send-accepted': { sending: 'accepted' },
  'send-refused': { sending: 'refused' },
  'send-deferred': { sending: 'queued' },
  'send-uncertain': { sending: 'uncertain' },
  'answer-lost': { queued: 'lost' },
  'resend-asked': { accepted: 'uncertain' },
  'answer-withdrawn': { queued: 'withdrawn' },
};

function after(delivery: Delivery | null, event: DeliveryEvent): Delivery | null {
  return deliver(buildCall({ delivery }), event, now, 8).delivery;
}

describe.each(Object.values(events))('$type', (event) => {
  test.each(states)('from %s', (state) => {
    const call = buildCall({ delivery: deliveries[state] });
    const next = deliver(call, event, now, 8);
    const to = leads[event.type][state];
    if (to === undefined) expect(next).toBe(call);
    else expect(next.delivery?.state).toBe(to);
  });
});

test('an answer begins without an attempt, at its own time', () => {
  const event = { ...events.answered, secret: true } as const;
  const fresh = { state: 'queued', answeredAt: now, attempts: 0, secret: true };
  expect(after(null, event)).toEqual(fresh);
  expect(after(deliveries.refused, event)).toEqual(fresh);
});

test('an attempt counts from its start, and not at all when it surely arrived nowhere', () => {
  expect(after(deliveries.queued, events['send-started'])).toMatchObject({ attempts: 1 });
  expect(after(deliveries.sending, events['send-deferred'])).toMatchObject({ attempts: 0 });
  expect(after(deliveries.sending, events['send-uncertain'])).toMatchObject({ attempts: 1 });
});

test('only readings from now on tell of an accepted or an uncertain answer', () => {
  expect(after(deliveries.sending, events['send-accepted'])).toMatchObject({ revision: 8 });
  const uncertain = { revision: 8, firstReadAt: null };
  expect(after(deliveries.sending, events['send-uncertain'])).toMatchObject(uncertain);
  expect(after(deliveries.accepted, events['resend-asked'])).toMatchObject(uncertain);
});

test('sent again by the person, it is not forgotten that it was accepted', () => {
  expect(after(deliveries.accepted, events['resend-asked'])).toMatchObject({ accepted: true });
  expect(after(deliveries.sending, events['send-uncertain'])).toMatchObject({ accepted: false });
  const spent = { state: 'uncertain', ...doubtful, attempts: 2 } as const;
  for (const accepted of [true, false]) {
    expect(after({ ...spent, accepted }, events['resend-asked'])).toMatchObject({ accepted });
  }
});

test('the person can have it sent again however often it was sent', () => {
  for (const attempts of [1, 2]) {
    const accepted = {
      state: 'accepted',
      ...sure,
      attempts,
      revision: 7,
      stillWaiting: true,
    } as const;
    expect(after(accepted, events['resend-asked'])).toMatchObject({ attempts: 1 });
  }
});

test('a lost answer knows whether the service can have it', () => {
  const sentBefore = { state: 'queued', ...begun, attempts: 1 } as const;
  expect(after(deliveries.queued, events['answer-lost'])).toMatchObject({ neverSent: true });
  expect(after(sentBefore, events['answer-lost'])).toMatchObject({ neverSent: false });
});

test('of a lost answer the person is told anew, and not of a sending', () => {
  const told = buildCall({ delivery: deliveries.queued, raised: 3 });
  const anew = { raised: 0, raisedAt: null, snoozedUntil: null };
  expect(deliver(told, events['answer-lost'], now, 8)).toMatchObject(anew);
  const { raised, raisedAt } = told;
  expect(deliver(told, events['send-started'], now, 8)).toMatchObject({ raised, raisedAt });
});

test('an answer the service may have is not taken back', () => {
  const sentBefore = { state: 'queued', ...begun, attempts: 1 } as const;
  expect(after(sentBefore, events['answer-withdrawn'])).toBe(sentBefore);
});

test('the service’s words are kept with its refusal', () => {
  const refused = { message: 'Wrong call', stillWaiting: false };
  expect(after(deliveries.sending, events['send-refused'])).toMatchObject(refused);
});

test.each(states)('whether %s can be answered', (state) => {
  expect(isAnswerable(deliveries[state])).toBe(
    ['none', 'refused', 'lost', 'withdrawn'].includes(state),
  );
});
