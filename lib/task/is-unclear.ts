import { isEnded } from './end-of';
import type { TaskRecord } from './record';

/**
 * Whether the last reading of a watched task told nothing of its agent, who may be waiting. A service that
 * refuses to tell of a run that had ended has dropped an old task.
 */
export function isUnclear({ watch, trouble, observed }: TaskRecord): boolean {
  if (watch !== 'watched' || trouble === null) return false;
  return trouble.kind !== 'refused' || !isEnded(observed?.status);
}
