import { day } from '@/lib/time';

export const dateLikeTypes = ['date', 'time', 'datetime-local', 'month', 'week'] as const;
export type DateLikeType = (typeof dateLikeTypes)[number];

const week = 7 * day;
/** The last instant of ECMAScript's time, which HTML's dates share: 275760-09-13. */
const lastInstant = 8.64e15;
/** 0001-01-01, where HTML's dates begin. */
const firstInstant = -62_135_596_800_000;

/**
 * Reads a control's string as HTML's `valueAsNumber`: ms since the epoch, for `time` ms since midnight,
 * for `month` months since 1970-01. Null when it is not in the control's own format.
 */
export function parseDateLike(type: DateLikeType, text: string): number | null {
  switch (type) {
    case 'date':
      return parseDate(text);
    case 'time':
      return parseTime(text);
    case 'datetime-local': {
      const [, date = '', time = ''] = /^([^T ]+)[T ]([^T ]+)$/.exec(text) ?? [];
      const ms = (parseDate(date) ?? NaN) + (parseTime(time) ?? NaN);
      return isInstant(ms) ? ms : null;
    }
    case 'month': {
      const parts = /^(\d{4,})-(\d\d)$/.exec(text);
      const [year, month] = [Number(parts?.[1]), Number(parts?.[2])];
      const isMonth = month >= 1 && month <= 12 && isInstant(utc(year, month - 1, 1));
      return isMonth ? (year - 1970) * 12 + month - 1 : null;
    }
    case 'week': {
      const parts = /^(\d{4,})-W(\d\d)$/.exec(text);
      const [year, number] = [Number(parts?.[1]), Number(parts?.[2])];
      if (!(year >= 1)) return null;
      const monday = firstMonday(year) + (number - 1) * week;
      return yearOfWeek(monday) === year ? monday : null;
    }
  }
}

/** Writes a `valueAsNumber` in the control's format; null when no such date or time exists. */
export function formatDateLike(type: DateLikeType, value: number): string | null {
  switch (type) {
    case 'date':
      return isInstant(value) ? formatDate(value) : null;
    case 'time':
      // HTML drops the whole days of any number.
      return formatTime(value % day);
    case 'datetime-local':
      return isInstant(value) ? `${formatDate(Math.floor(value))}T${formatTime(value)}` : null;
    case 'month': {
      const first = utc(1970, Math.round(value), 1);
      return isInstant(first) ? formatDate(first).slice(0, -3) : null;
    }
    case 'week': {
      if (!isInstant(value)) return null;
      const monday = value - ((((value + 3 * day) % week) + week) % week);
      const year = yearOfWeek(monday);
      const number = 1 + Math.round((monday - firstMonday(year)) / week);
      return `${pad(year, 4)}-W${pad(number, 2)}`;
    }
  }
}

function isInstant(value: number): boolean {
  return value >= firstInstant && value <= lastInstant;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

function utc(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month, date);
}

/** The Monday of a year's first ISO week: the week that holds 4 January. */
function firstMonday(year: number): number {
  const fourth = utc(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day;
}

/** An ISO week belongs to the year its Thursday is in. */
function yearOfWeek(monday: number): number {
  return new Date(monday + 3 * day).getUTCFullYear();
}

function parseDate(text: string): number | null {
  const parts = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text);
  const [year, month, date] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  const ms = utc(year, month - 1, date);
  // A date that does not exist (30 February) has rolled over into another one. A year may begin with zeros.
  return isInstant(ms) && formatDate(ms).endsWith(text.slice(-6)) ? ms : null;
}

function parseTime(text: string): number | null {
  const isTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text);
  return isTime ? Date.parse(`1970-01-01T${text}Z`) : null;
}

function formatDate(ms: number): string {
  // ISO 8601 writes years of more than four digits as six with a sign.
  return new Date(ms).toISOString().slice(0, -14).replace(/^\+0*/, '');
}

/** Seconds, and their fractions, only where there are any. */
function formatTime(ms: number): string {
  const time = new Date(Math.floor(ms)).toISOString().slice(-13, -1);
  return time.replace(/(:00)?\.000$/, '');
}
