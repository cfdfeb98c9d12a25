import { speaksOfSecret } from '@/lib/form/secrecy';
import { expect, test, vi } from 'vitest';

test.each(['apiKey', 'PIN1', 'APIToken', 'PINcode', 'OTPCode', 'pass-word'])(
  '%s is as secret beside a letter that no English word has',
  (label) => {
    expect(speaksOfSecret(label)).toBe(true);
    expect(speaksOfSecret(`${label} für Łukasz`)).toBe(true);
  },
);

test('words are whole words', () => {
  for (const tool of ['getOTPCode', 'verify2FA', 'get2FACode', 'getAPIToken', 'enterPassWord'])
    expect(speaksOfSecret(tool), tool).toBe(true);
  expect(speaksOfSecret('look_up_pin')).toBe(true);
  expect(speaksOfSecret('look_up_shipping')).toBe(false);
});

test.each(['\u0316\u0300', '\uff9e\u0316', '\u0f71\u0f72'])(
  'of marks heaped on a letter, %j, few are put in order: it takes the square of their number',
  (marks) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(speaksOfSecret(`a${marks.repeat(100)} password`)).toBe(true);
    expect(normalize.mock.contexts.join()).toMatch(/^a[\p{M}\uff9e\uff9f]{8} /u);
    normalize.mockRestore();
  },
);
