import { i18n } from '#i18n';
import { clockCycle, language } from '@/components/app/time/format-date';
import { type DateLikeType, parseDateLike } from '@/lib/form/date-like';
import { minute, second } from '@/lib/time';

/** A date-like control's value in words; an invalid value stays as it is. */
export function dateWords(type: DateLikeType, text: string): string {
  const value = parseDateLike(type, text);
  if (value === null) return text;
  switch (type) {
    case 'date':
      return format(value, { dateStyle: 'long' });
    case 'datetime-local':
      return format(value, { year: 'numeric', month: 'long', day: 'numeric', ...timeOf(value) });
    case 'month':
      return format(Date.UTC(1970, value), { year: 'numeric', month: 'long' });
    case 'time':
      return format(value, timeOf(value));
    case 'week': {
      const [year = '', week = ''] = text.split('-W');
      return i18n.t('form.week', [Number(week), year]);
    }
  }
}

/** A time of day, with its seconds and their fractions where it has any. */
function timeOf(ms: number): Intl.DateTimeFormatOptions {
  return {
    hour: 'numeric',
    minute: '2-digit',
    second: ms % minute === 0 ? undefined : '2-digit',
    fractionalSecondDigits: ms % second === 0 ? undefined : 3,
  };
}

/** Uses the language of the sentence around it, and the 12- or 24-hour clock of the browser's controls. */
function format(ms: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, {
    ...options,
    ...clockCycle(),
    // The control's own strings have no time zone; UTC keeps them as they are.
    timeZone: 'UTC',
  }).format(ms);
}
