import { isEnded } from './end-of';
import type { TaskRecord } from './record';

/** When a task came to its end, or was refused; null while neither is known. */
export function endedAt({ creation, observed }: TaskRecord): number | null {
  if (creation.state === 'refused') return creation.since;
  return observed !== null && isEnded(observed.status) ? observed.changedAt : null;
}
