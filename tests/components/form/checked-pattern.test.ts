import { checkedPattern } from '@/components/form/check/checked-pattern';
import { expect, test, vi } from 'vitest';

test('Chromium checks every pattern', () => {
  expect(checkedPattern('(a+)+b', '')).toBe('(a+)+b');
});

test('Firefox checks those alone that cannot take long', () => {
  vi.stubEnv('FIREFOX', 'true');
  expect(checkedPattern('(a+)+b', '')).toBeNull();
  expect(checkedPattern('[0-9]{4}', '')).toBe('[0-9]{4}');
});

test('Firefox checks no text so long that a plain one takes long', () => {
  const text = 'a'.repeat(200_000);
  expect(checkedPattern('a*a*b', text)).toBe('a*a*b');
  vi.stubEnv('FIREFOX', 'true');
  expect(checkedPattern('a*a*b', text)).toBeNull();
  expect(checkedPattern('a*a*b', 'aab')).toBe('a*a*b');
});
