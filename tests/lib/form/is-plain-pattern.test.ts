import { isPlainPattern } from '@/lib/form/is-plain-pattern';
import { expect, test } from 'vitest';

test.each([
  '[A-Z]{2}[0-9]{6}',
  '[0-9]{4,6}',
  String.raw`\d+\.\d{2}`,
  'yes|no',
  '[a-z]+@[a-z]+',
  'a{2,}b{,3}',
  'x{1}y{2}z{3}',
  String.raw`\(\d{3}\) \d{4}`,
  '',
])('%s is quick', (pattern) => {
  expect(isPlainPattern(pattern)).toBe(true);
});

test.each([
  '(a+)+b',
  '(a|a)*b',
  '(?:x+x+)+y',
  'a*a*a*b',
  'a+a+a+b',
  'a{10,}a{10,}a{10,}b',
  String.raw`a\*+a+a+b`,
  'a?'.repeat(30) + 'a'.repeat(30),
  'a{0,99}a{0,99}a{0,99}b',
  String.raw`(\w)\1`,
])('%s may be slow', (pattern) => {
  expect(isPlainPattern(pattern)).toBe(false);
});
