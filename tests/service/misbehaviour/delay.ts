import { setTimeout } from 'node:timers/promises';

/** Waits `ms` milliseconds, or until the signal aborts. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
