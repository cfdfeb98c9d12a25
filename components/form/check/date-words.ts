import { type DateLikeType, parseDateLike } from '@/lib/form/date-like';
import { minute, second } from '@/lib/time';

/** A date-like control's string in words; as it is when it is none. */
export function dateWords(type: DateLikeType, text: string): string {
  const value = parseDateLike(type, text);
  if (value === null) return text;
  switch (type) {
    case 'date':
      return format(value, { dateStyle: 'long' });
    case 'datetime-local':
      return format(value, momentOf(value));
    case 'month':
      return format(Date.UTC(1970, value), { year: 'numeric', month: 'long' });
    case 'time':
    case 'week':
      return text;
  }
}

/** A date and a time, with its seconds and their fractions where it has any. */
function momentOf(ms: number): Intl.DateTimeFormatOptions {
  return {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(ms % minute !== 0 && { second: '2-digit' }),
    ...(ms % second !== 0 && { fractionalSecondDigits: 3 }),
  };
}

function format(ms: number, options: Intl.DateTimeFormatOptions): string {
  // The control's own strings have no time zone; UTC keeps them as they are.
  return new Intl.DateTimeFormat(undefined, {
    ...options,
    timeZone: 'UTC',
  }).format(ms);
}
