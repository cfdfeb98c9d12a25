import { minute } from '@/lib/time';

/** The local minute of a moment as a date and time input writes it: "2026-11-18T09:50". */
export function writeMinute(at: number): string {
  const shift = new Date(at).getTimezoneOffset() * minute;
  return new Date(at - shift).toISOString().slice(0, 16);
}

/** Minutes after midnight as a time input writes them: "07:05". */
export function writeTime(minutes: number): string {
  return new Date(minutes * minute).toISOString().slice(11, 16);
}
