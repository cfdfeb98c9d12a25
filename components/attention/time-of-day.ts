import { minute } from '@/lib/time';

/** Minutes after midnight as a time input writes them: "07:05". */
export function writeTime(minutes: number): string {
  return new Date(minutes * minute).toISOString().slice(11, 16);
}
