import { i18n } from '#i18n';
import { isSpent } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';

/**
 * The page's name for a delivery. An uncertain delivery counts as still being sent. Unproven is one whose
 * answer was sent twice, even if the service refused it the second time, and one lost after its answer was
 * sent. Undefined when nothing is under way: the answer was taken back, or lost before it was sent.
 */
export function deliveryMark(delivery: Delivery) {
  switch (delivery.state) {
    case 'queued':
    case 'sending':
    case 'accepted':
      return delivery.state;
    case 'refused':
      return isSpent(delivery) ? 'unproven' : 'refused';
    case 'uncertain':
      return isSpent(delivery) ? 'unproven' : 'sending';
    case 'withdrawn':
      return undefined;
    case 'lost':
      return delivery.neverSent ? undefined : 'unproven';
  }
}

export function deliveryTone(delivery: Delivery): 'busy' | 'waiting' | 'bad' {
  switch (delivery.state) {
    case 'queued':
    case 'sending':
      return 'busy';
    case 'accepted':
      return delivery.stillWaiting ? 'waiting' : 'busy';
    case 'uncertain':
    case 'withdrawn':
    case 'lost':
      return 'waiting';
    case 'refused':
      return 'bad';
  }
}

/** In ms. An answer that is sent sooner is not shown as waiting: nobody could read that. */
const brief = 1_000;

/** Whether a queued answer is said to wait. */
export function isSaidToWait({ answeredAt }: Delivery, now: number): boolean {
  return Math.abs(now - answeredAt) >= brief;
}

/**
 * @param host the connection's host now; the answer may have gone to its earlier host
 * @param held the person must mend the connection before anything is sent
 */
export function deliveryWords(
  delivery: Delivery,
  host: string,
  now: number,
  held: boolean,
): string {
  const isMoved = delivery.state === 'lost' && delivery.moved;
  const to = isMoved || delivery.origin === undefined ? host : new URL(delivery.origin).host;
  const state = held && delivery.state === 'queued' ? 'held' : howFar(delivery, now);
  const words = i18n.t(`request.delivery.${state}`, [to]);
  const isTaken = delivery.state === 'withdrawn';
  const isOpen = isMoved || isTaken || (delivery.state === 'refused' && isSpent(delivery));
  return isOpen && delivery.secret ? `${words} ${i18n.t('request.delivery.secretsAgain')}` : words;
}

/** Which words say how far the delivery is. */
function howFar(delivery: Delivery, now: number) {
  switch (delivery.state) {
    case 'queued':
      return isSaidToWait(delivery, now) ? 'queued' : 'sending';
    case 'sending':
    case 'withdrawn':
      return delivery.state;
    case 'uncertain':
      if (delivery.stillWaiting) return 'unproven';
      // The person sent an accepted answer again, so the answer certainly arrived.
      return delivery.accepted && !isSpent(delivery) ? 'checking' : 'uncertain';
    case 'accepted':
      return delivery.stillWaiting ? 'acceptedStill' : 'accepted';
    case 'refused':
      // What was refused is the second POST; the first may have arrived.
      if (isSpent(delivery)) return delivery.stillWaiting ? 'unproven' : 'uncertain';
      // The secrets of an answer are gone with the page they were typed in.
      if (delivery.secret) return delivery.stillWaiting ? 'refusedSecret' : 'refusedSecretNow';
      return delivery.stillWaiting ? 'refused' : 'refusedNow';
    case 'lost':
      if (delivery.moved) return delivery.neverSent ? 'moved' : 'movedUnproven';
      return delivery.neverSent ? 'lost' : 'lostUnproven';
  }
}
