import { isValidPattern } from '@/lib/form/pattern';
import { expect, test } from 'vitest';

test.each(['\\p{L}{2,}', '[\\p{L}--[a-z]]+', '(?<p>.)\\k<p>', '\\/'])('%j is one', (pattern) => {
  expect(isValidPattern(pattern)).toBe(true);
});

test.each(['\\p', '\\p{Nothing}', '[\\p{L}-z]', '(', '/^[a-z]+$/'])('%j is none', (pattern) => {
  expect(isValidPattern(pattern)).toBe(false);
});

test('nobody writes one that is longer than 2,000 characters', () => {
  expect(isValidPattern('a|'.repeat(1000))).toBe(true);
  expect(isValidPattern('a|'.repeat(1001))).toBe(false);
});
