import { i18n } from '#i18n';
import { isSpent } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';

type Mark = 'queued' | 'sending' | 'accepted' | 'confirmed' | 'refused' | 'unproven';

/**
 * A delivery as the page names it: an uncertain one is still being sent, and unproven once it was sent
 * twice; one that was lost after it was sent is unproven. Undefined when none is under way: it was taken
 * back, or lost before it was sent.
 */
export function deliveryMark(delivery: Delivery): Mark | undefined {
  switch (delivery.state) {
    case 'queued':
    case 'sending':
    case 'accepted':
    case 'refused':
      return delivery.state;
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

/** An answer whose turn comes sooner, in ms, is not said to wait: nobody could read it. */
const brief = 1_000;

export function isSaidToWait({ state, answeredAt }: Delivery, now: number): boolean {
  return state === 'queued' && Math.abs(now - answeredAt) >= brief;
}

/**
 * @param host of its connection as it is now; the answer may have gone where that was before
 * @param held its connection needs the person before anything is sent
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
  return isMoved && delivery.secret ? `${words} ${i18n.t('request.delivery.secretsAgain')}` : words;
}

/** Which words say how far it is. */
function howFar(delivery: Delivery, now: number) {
  switch (delivery.state) {
    case 'queued':
      return isSaidToWait(delivery, now) ? 'queued' : 'sending';
    case 'sending':
    case 'withdrawn':
      return delivery.state;
    case 'uncertain':
      if (delivery.stillWaiting) return 'unproven';
      // The person had an answer that was taken sent again: that it arrived is certain.
      return delivery.accepted && !isSpent(delivery) ? 'checking' : 'uncertain';
    case 'accepted':
      return delivery.stillWaiting ? 'acceptedStill' : 'accepted';
    case 'refused':
      // What is secret in an answer is gone with the page it was typed in.
      if (delivery.secret) return delivery.stillWaiting ? 'refusedSecret' : 'refusedSecretNow';
      return delivery.stillWaiting ? 'refused' : 'refusedNow';
    case 'lost':
      if (delivery.moved) return delivery.neverSent ? 'moved' : 'movedUnproven';
      return delivery.neverSent ? 'lost' : 'lostUnproven';
  }
}
