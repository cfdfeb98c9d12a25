import { dateWords } from '@/components/form/check/date-words';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['date', '2027-03-01', /2027/],
  ['datetime-local', '2027-03-01T08:00', /2027/],
  ['month', '2027-03', /^March 2027$/],
] as const)('in a Thai browser, too, a %s has the year its control shows', (type, text, words) => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function of(locales = 'th', options = {}) {
    return new DateTimeFormat(locales, options);
  });
  expect(dateWords(type, text)).toMatch(words);
});
