import { minute, second } from '@/lib/time';
import { isSpent, shared } from './deliver';
import type { Delivery } from './delivery';
import type { Observed } from './events';
import type { OpenCall } from './record';
import { tellAnew } from './reminders';

/**
 * The least time from one reading to the start of the next: both must show the call before its answer
 * is sent again.
 */
const apart = 5 * second;

/** An agent that has its answer goes on long before this time is over. */
export const patience = 5 * minute;

/** The open call after a reading that shows it; the same object when that says nothing new. */
export function stillShown(call: OpenCall, event: Observed, now: number): OpenCall {
  const { delivery } = call;
  switch (delivery?.state) {
    case 'refused':
      return delivery.stillWaiting ? call : backWithPerson(call, delivery);
    case 'accepted':
      return afterAccepted(call, delivery, event, now);
    case 'uncertain':
      return afterUncertain(call, delivery, event, now);
    case 'queued':
    case 'sending':
    case 'lost':
    case 'withdrawn':
    case undefined:
      return call;
  }
}

type In<State> = Extract<Delivery, { state: State }>;

function afterAccepted(
  call: OpenCall,
  delivery: In<'accepted'>,
  event: Observed,
  now: number,
): OpenCall {
  if (delivery.stillWaiting || event.revision < delivery.revision) return call;
  // A clock set back starts the wait again rather than making it longer.
  if (event.begunAt < delivery.at) return { ...call, delivery: { ...delivery, at: now } };
  return event.begunAt - delivery.at < patience ? call : backWithPerson(call, delivery);
}

function afterUncertain(
  call: OpenCall,
  delivery: In<'uncertain'>,
  event: Observed,
  now: number,
): OpenCall {
  if (delivery.stillWaiting || event.revision < delivery.revision) return call;
  // A clock set back starts the wait again rather than ending it.
  if (delivery.firstReadAt === null || event.begunAt < delivery.firstReadAt) {
    return { ...call, delivery: { ...delivery, firstReadAt: now } };
  }
  if (event.begunAt - delivery.firstReadAt < apart) return call;
  if (isSpent(delivery)) return backWithPerson(call, delivery);
  return { ...call, delivery: { ...shared(delivery), state: 'queued' } };
}

/** The person may have left believing the answer delivered: they are told anew. */
function backWithPerson(
  call: OpenCall,
  delivery: In<'refused' | 'accepted' | 'uncertain'>,
): OpenCall {
  return tellAnew({ ...call, delivery: { ...delivery, stillWaiting: true } }, null);
}
