import { digestWords } from '@/components/home/digest-words';
import { expect, test } from 'vitest';

test.each([
  ['form', 3, 1, '3 fields, 1 secret'],
  ['form', 1, 0, '1 field'],
  ['form', 2, 2, '2 fields, 2 secrets'],
  ['form', 0, 0, 'a confirmation'],
  ['tool', 0, 0, 'a reply in your own words'],
  ['unreadable', 0, 0, 'a form that could not be read'],
] as const)(
  'a call that is a %s of %d fields with %d secrets asks for %s',
  (kind, fields, secrets, words) => {
    expect(digestWords({ kind, heading: 'Log in', fields, secrets })).toBe(words);
  },
);
