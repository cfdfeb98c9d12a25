import { isUnbroken } from '@/components/look/unbroken';
import { expect, test } from 'vitest';

test.each([
  ['a word without end', 'A'.repeat(2_001), true],
  ['one among others', `a ${'ع'.repeat(2_001)}\nb`, true],
  ['a long text', 'lorem ipsum '.repeat(1000), false],
  ['lines', `${'A'.repeat(2_000)}\n`.repeat(10), false],
  ['a script without spaces', '山川。かなไทยမြန်ខ្មែរ'.repeat(200), false],
  ['Thai', 'ไทย'.repeat(700), false],
  ['Khmer', 'ខ្មែរ'.repeat(500), false],
  ['Japanese', '山川かな'.repeat(600), false],
  ['nothing', '', false],
])('%s', (_, text, is) => {
  expect(isUnbroken(text)).toBe(is);
});
