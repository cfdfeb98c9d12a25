import { placeholderOf } from '@/components/form/controls/view';
import { clampLength, shorten } from '@/components/written/shorten';
import { expect, test } from 'vitest';

test('what is too long is cut between characters', () => {
  expect(shorten('😀'.repeat(clampLength / 2))).toBe('😀'.repeat(clampLength / 2));
  expect(shorten(`${'x'.repeat(clampLength - 1)}😀`)).toBe(`${'x'.repeat(clampLength - 1)}…`);
  expect(shorten('a😀', 2)).toBe('a…');
  expect(placeholderOf(`x${'😀'.repeat(150)}`)).toBe(`x${'😀'.repeat(149)}`);
});
