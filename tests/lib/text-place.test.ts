import { placeIn } from '@/lib/text-place';
import { expect, test } from 'vitest';

test.each([
  ['', 0, { line: 1, column: 1 }],
  ['abc', 2, { line: 1, column: 3 }],
  ['ab\ncd', 3, { line: 2, column: 1 }],
  ['ab\r\ncd\ref', 8, { line: 3, column: 2 }],
])('%j at %i', (text, offset, place) => {
  expect(placeIn(text, offset)).toEqual(place);
});
