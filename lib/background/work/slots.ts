import type { BackgroundPorts } from '../ports';

/** At most six requests to a service run at a time, each in a slot of its own. */
export const slots = [0, 1, 2, 3, 4, 5] as const;

/**
 * Runs a request in one of its connection's six slots; null when all are taken.
 * @param kept how many slots are left to others
 */
export async function inFreeSlot<Value>(
  { locks }: BackgroundPorts,
  connectionId: string,
  request: () => Promise<Value>,
  kept = 0,
): Promise<{ readonly value: Value } | null> {
  for (const slot of slots.slice(kept)) {
    const ran = await locks.tryRun(`slot:${connectionId}:${slot}`, request);
    if (ran !== null) return ran;
  }
  return null;
}

/**
 * Like `inFreeSlot`, but waits for the first slot to be free when all are taken: for what a person waits
 * for. Readings never queue, so none goes before it. The request must write a failure to the schedule
 * before it resolves; otherwise the next in line does not know.
 * @param request is told whether it had to wait
 */
export async function inSlot<Value>(
  ports: BackgroundPorts,
  connectionId: string,
  request: (waited: boolean) => Promise<Value>,
): Promise<Value> {
  const ran = await inFreeSlot(ports, connectionId, () => request(false));
  if (ran !== null) return ran.value;
  const names = slots.map((slot) => `slot:${connectionId}:${slot}`);
  return ports.locks.runFirst(names, () => request(true));
}
