import type { TaskRecord } from './record';

/** Whether the last reading of a watched task could not be understood: its agent may be waiting. */
export function isUnclear({ watch, trouble }: TaskRecord): boolean {
  return watch === 'watched' && trouble !== null && trouble.kind !== 'refused';
}
