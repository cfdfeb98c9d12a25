import { brokenWords } from '@/components/data/broken-words';
import { shapes } from '@/lib/store/shapes';
import { expect, test } from 'vitest';

test.each(Object.keys(shapes))('a damaged %s is called by a name of its own', (kind) => {
  expect(brokenWords(`${kind}:a`)).not.toContain('does not know');
  expect(brokenWords(`quarantine:1:${kind}:a`)).toBe(brokenWords(`${kind}:a`));
});

test('what no version so far has stored is said to be unknown', () => {
  expect(brokenWords('future:a')).toContain('does not know');
});
