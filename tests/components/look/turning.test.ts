import { isTurning } from '@/components/look/turning';
import { expect, test } from 'vitest';

test.each([
  ['JSON on one line', '{"city":"القاهرة","n":1},'.repeat(4_100), true],
  ['the same in lines', '{"city":"القاهرة","n":1},\n'.repeat(4_100), false],
  ['Hebrew with numbers', 'פרק 12 '.repeat(4_100), true],
  ['Arabic and Russian', '"Москва":"القاهرة",'.repeat(4_100), true],
  ['Arabic and Greek', '"Ἀθῆναι":"القاهرة",'.repeat(4_100), true],
  ['Arabic with its own numbers', 'كلمة ١٢ '.repeat(4_100), true],
  ['Persian with its own numbers', 'کلمه ۱۲ '.repeat(4_100), true],
  ['Arabic with dashes', 'مرحبا - '.repeat(20_000), false],
  ['Arabic alone', 'مرحبا بالعالم '.repeat(20_000), false],
  ['English alone', 'word 12 '.repeat(20_000), false],
  ['a book with a few names', `${'مرحبا بالعالم '.repeat(20_000)}Beckon`, false],
])('%s', (_, text, turning) => {
  expect(isTurning(text)).toBe(turning);
});
