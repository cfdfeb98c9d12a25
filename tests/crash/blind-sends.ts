import type { Received } from '../support/world/scripted-service';

const apart = 5_000;

/**
 * How many answers arrived blindly: an answer to the same call had arrived before, and there were
 * no two readings in between, at least 5 s apart, that both showed the call still waiting.
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
