import { language } from '@/components/app/time/format-date';
import { once } from '@/lib/once';

/** The first of January 2024 was a Monday. */
const monday = 1;

/** The days of the week from Monday, 0 being Sunday, with their names. */
export const weekdays = once(() => {
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const at = Date.UTC(2024, 0, 1 + index);
    return { day: (monday + index) % 7, short: short.format(at), long: long.format(at) };
  });
});
