import { checkedPattern } from '@/components/form/check/checked-pattern';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('Chromium checks every pattern', () => {
  expect(checkedPattern('(a+)+b')).toBe('(a+)+b');
});

test('Firefox checks those alone that cannot take long', () => {
  vi.stubEnv('FIREFOX', 'true');
  expect(checkedPattern('(a+)+b')).toBeNull();
  expect(checkedPattern('[0-9]{4}')).toBe('[0-9]{4}');
});
