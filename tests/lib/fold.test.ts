import { fold } from '@/lib/fold';
import { expect, test } from 'vitest';

test.each([
  ['Straße', 'STRASSE'],
  ['São Tomé', 'SAO TOME'],
  ['Zu\u0308rich', 'ZURICH'],
  ['ﾊﾟｽ', 'ハス'],
])('%s is found as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('marks heaped on a letter take no longer than others', () => {
  const most = (text: string) => {
    const begun = performance.now();
    expect(fold(text)).toMatch(/^[AЯ ]+$/);
    return performance.now() - begun;
  };
  const length = 100_000;
  expect(most(`a${'\u0316\u0300'.repeat(length)}`)).toBeLessThan(50 * most('я '.repeat(length)));
});
