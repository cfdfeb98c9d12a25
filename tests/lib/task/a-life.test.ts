import type { Delivery } from '@/lib/task/delivery';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lives, type Taken } from './a-life';

// A rule that holds for all lives proves nothing about an event that is in none of them.
const sample = fc.sample(lives, { numRuns: 500, seed: 1 });

const becomes = (holds: (delivery: Delivery) => boolean) => (taken: Taken) => {
  const [before, after] = [taken.before, taken.after].map(({ call }) => call?.delivery ?? null);
  return (
    taken.before !== taken.after && after != null && holds(after) && !(before && holds(before))
  );
};
const ends = (outcome: string) => (taken: Taken) =>
  taken.before.call !== null &&
  taken.before !== taken.after &&
  taken.after.settled[0]?.toolCallId === taken.before.call.toolCallId &&
  taken.after.settled[0].outcome === outcome;

test.each([
  ['an answer goes again by itself', becomes((is) => is.state === 'sending' && is.attempts === 2)],
  ['one is lost before it was sent', becomes((is) => is.state === 'lost' && is.neverSent)],
  ['one is lost after it was sent', becomes((is) => is.state === 'lost' && !is.neverSent)],
  ['a refused one is still asked for', becomes((is) => is.state === 'refused' && is.stillWaiting)],
  ['an accepted one is', becomes((is) => is.state === 'accepted' && is.stillWaiting)],
  ['an uncertain one is', becomes((is) => is.state === 'uncertain' && is.stillWaiting)],
  ['a call is confirmed', ends('confirmed')],
  ['a call ends unproven', ends('unproven')],
  ['a call is gone', ends('gone')],
  ['a call is superseded', ends('superseded')],
] as const)('in many lives %s', (_, happens) => {
  expect(sample.filter((life) => life.some(happens)).length).toBeGreaterThanOrEqual(20);
});
