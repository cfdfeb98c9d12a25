import type { Ending } from './record';

/** How a run with this status has ended; null while it goes on. `undefined`: no status was read yet. */
export function endOf(status: string | null | undefined): Ending | null {
  if (status === 'completed') return 'finished';
  return status === 'error' ? 'failed' : null;
}

export function isEnded(status: string | null | undefined): boolean {
  return endOf(status) !== null;
}
