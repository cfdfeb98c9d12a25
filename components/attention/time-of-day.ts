import { minute } from '@/lib/time';

/** The local minute of a moment as a date and time input writes it: "2026-11-18T09:50". */
export function writeMinute(at: number): string {
  const shift = new Date(at).getTimezoneOffset() * minute;
  return new Date(at - shift).toISOString().slice(0, 16);
}

/** Minutes after midnight as a time input writes them: "07:05". */
export function writeTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The minutes after midnight of a time input; null when it is empty. */
export function readTime(text: string): number | null {
  const [hours, minutes] = text.split(':', 2).map(Number);
  return text === '' || hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}
