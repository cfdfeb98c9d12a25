import { isUnsent } from './answer-to-send';
import type { Delivery } from './delivery';
import type { DeliveryEvent } from './events';
import type { OpenCall } from './record';
import { tellAnew } from './reminders';

/** An answer refused for now this often counts as refused: the person may know what the service wants. */
const mostRests = 3;

/**
 * The open call after an event of its answer's delivery; the same object when the event does not
 * apply in this state.
 * @param revision the record's revision once this event is part of it
 */
export function deliver(
  call: OpenCall,
  event: DeliveryEvent,
  now: number,
  revision: number,
): OpenCall {
  const delivery = deliveryAfter(call.delivery, event, now, revision);
  if (delivery === call.delivery) return call;
  const after = { ...call, delivery };
  // The call waits for the person again, who may have left believing it answered.
  return delivery?.state === 'lost' ? tellAnew(after, null) : after;
}

function deliveryAfter(
  delivery: Delivery | null,
  event: DeliveryEvent,
  now: number,
  revision: number,
): Delivery | null {
  switch (event.type) {
    case 'answered':
      return isAnswerable(delivery)
        ? { state: 'queued', answeredAt: now, attempts: 0, secret: event.secret }
        : delivery;
    case 'send-started':
      return delivery?.state === 'queued'
        ? {
            ...shared(delivery),
            state: 'sending',
            attempts: delivery.attempts + 1,
            since: now,
            origin: event.origin,
          }
        : delivery;
    case 'send-accepted':
      return delivery?.state === 'sending'
        ? { ...shared(delivery), state: 'accepted', at: now, revision, stillWaiting: false }
        : delivery;
    case 'send-refused': {
      if (delivery?.state !== 'sending') return delivery;
      const rests = (delivery.rests ?? 0) + 1;
      const { forNow } = event;
      // After the clock was set back, the answer counts as old: else it would be sent until then.
      const waited = Math.abs(now - delivery.answeredAt);
      if (forNow !== undefined && (rests < mostRests || waited < forNow)) {
        return { ...deferred(delivery), rests };
      }
      return {
        ...shared(delivery),
        state: 'refused',
        at: now,
        stillWaiting: false,
        message: event.message,
      };
    }
    case 'send-deferred':
      return delivery?.state === 'sending' ? deferred(delivery) : delivery;
    case 'send-uncertain':
      return delivery?.state === 'sending' ? uncertain(delivery, now, revision) : delivery;
    case 'answer-lost':
      return delivery?.state === 'queued'
        ? {
            ...shared(delivery),
            state: 'lost',
            at: now,
            neverSent: delivery.attempts === 0,
            moved: event.moved,
          }
        : delivery;
    case 'answer-withdrawn':
      return delivery !== null && isUnsent(delivery)
        ? { ...shared(delivery), state: 'withdrawn' }
        : delivery;
    case 'resend-asked':
      // Two fresh readings must show that the call still waits before the answer is sent again, once.
      return delivery?.state === 'accepted' ||
        (delivery?.state === 'uncertain' && isSpent(delivery))
        ? { ...uncertain(delivery, now, revision), attempts: 1 }
        : delivery;
  }
}

/** The answer was sent twice and is still unproven: from now on only the person sends it again. */
export function isSpent({ attempts }: Delivery): boolean {
  return attempts >= 2;
}

/** Whether the person may answer: there is no answer yet, or none that can still arrive by itself. */
export function isAnswerable(delivery: Delivery | null): boolean {
  switch (delivery?.state) {
    case 'refused':
    case 'lost':
    case 'withdrawn':
    case undefined:
      return true;
    case 'queued':
    case 'sending':
    case 'uncertain':
    case 'accepted':
      return false;
  }
}

/** Whether the service has the answer, or may have it: later readings tell. */
function mayHaveArrived(
  delivery: Delivery | null,
): delivery is Extract<Delivery, { state: 'accepted' | 'uncertain' }> {
  return delivery?.state === 'accepted' || delivery?.state === 'uncertain';
}

/**
 * Whether the answer is one to the very words of its call: neither it nor a correction of it must go to
 * what is asked in other words. While a POST is in flight, no reading proves anything.
 */
export function isTiedToWords(delivery: Delivery | null): boolean {
  switch (delivery?.state) {
    case 'queued':
    case 'uncertain':
    case 'accepted':
    case 'refused':
      return true;
    case 'lost':
      return !delivery.neverSent;
    case 'sending':
    case 'withdrawn':
    case undefined:
      return false;
  }
}

/**
 * Since when (ms since the epoch) it is the agent's turn, most likely: an answer was sent, whatever came of
 * that, and has not come back to the person since; null otherwise.
 */
export function agentsTurnSince(delivery: Delivery | null): number | null {
  switch (delivery?.state) {
    case 'accepted':
    case 'refused':
      return delivery.stillWaiting ? null : delivery.at;
    case 'uncertain':
      return delivery.stillWaiting ? null : delivery.since;
    case 'queued':
    case 'sending':
    case 'lost':
    case 'withdrawn':
    case undefined:
      return null;
  }
}

/** Whether the service took the answer, even if the person has had it sent again since. */
export function wasAccepted(delivery: Delivery): boolean {
  return delivery.state === 'accepted' || (delivery.state === 'uncertain' && delivery.accepted);
}

/** The answer was sent, but the agent still asks as if it had not been: only the person sends it again. */
export function isStillAsked(delivery: Delivery | null): boolean {
  return mayHaveArrived(delivery) && delivery.stillWaiting;
}

/** It is the person's turn: to answer, or to decide whether an answer is sent again. */
export function isWithPerson(delivery: Delivery | null): boolean {
  return isAnswerable(delivery) || isStillAsked(delivery);
}

function uncertain(delivery: Delivery, since: number, revision: number): Delivery {
  return {
    ...shared(delivery),
    state: 'uncertain',
    since,
    revision,
    firstReadAt: null,
    accepted: wasAccepted(delivery),
    stillWaiting: false,
  };
}

function deferred(delivery: Delivery): Delivery {
  return { ...shared(delivery), state: 'queued', attempts: delivery.attempts - 1 };
}

/** What a delivery knows of its answer, whatever state it is in. */
export function shared({ answeredAt, attempts, secret, rests, origin }: Delivery) {
  return { answeredAt, attempts, secret, rests, origin };
}
