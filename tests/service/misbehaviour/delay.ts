import { setTimeout } from 'node:timers/promises';

/** Waits `ms` milliseconds; less when nobody is there any more. */
export async function delay(ms: number, gone: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: gone }).catch(() => undefined);
}
