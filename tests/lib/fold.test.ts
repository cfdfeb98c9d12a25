import { fold } from '@/lib/fold';
import { expect, test, vi } from 'vitest';

test.each([
  ['Straße', 'STRASSE'],
  ['São Tomé', 'SAO TOME'],
  ['Zu\u0308rich', 'ZURICH'],
  ['ﾊﾟｽ', 'ハス'],
])('%s is found as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('marks heaped on a letter are gone before their order, the square of their number, is looked for', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(fold(`a${'\u0316\u0300'.repeat(100)}`)).toBe('A');
  expect(normalize.mock.contexts).toEqual(['a']);
  normalize.mockRestore();
});
