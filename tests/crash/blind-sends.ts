import type { Received } from '../support/world/scripted-service';

const apart = 5_000;

/**
 * How many answers arrived for a call that one had arrived for before, without two readings of its
 * status in between, at least 5 s apart and each showing that it still waits.
 */
export function blindSends(received: readonly Received[]): number {
  const sends = received.filter(({ kind }) => kind === 'input');
  return sends.filter((send, index) => {
    const before = sends.slice(0, index).findLast((other) => isFor(other, send));
    if (before === undefined) return false;
    const between = received.slice(received.indexOf(before) + 1, received.indexOf(send));
    const sightings = between.filter((other) => other.kind === 'status' && isFor(other, send));
    const [first] = sightings;
    return !sightings.some(({ at }) => first !== undefined && at - first.at >= apart);
  }).length;
}

function isFor(one: Received, other: Received): boolean {
  return one.toolCallId === other.toolCallId;
}
