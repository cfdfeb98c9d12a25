import type { BackgroundPorts } from './ports';

const slots = [0, 1, 2, 3, 4, 5] as const;

/** Runs a request in one of its connection's six slots, waiting for one when all are taken. */
export async function inSlot<Value>(
  ports: BackgroundPorts,
  connectionId: string,
  request: () => Promise<Value>,
): Promise<Value> {
  for (const slot of slots) {
    const ran = await ports.locks.tryRun(`slot:${connectionId}:${slot}`, request);
    if (ran !== null) return ran.value;
  }
  const any = Math.floor(ports.random() * slots.length);
  return ports.locks.run(`slot:${connectionId}:${any}`, request);
}
