import { readSecrecy, speaksOfSecret } from '@/lib/form/secrecy';
import { expect, test } from 'vitest';

test.each([
  { type: 'password' },
  { type: 'PASSWORD', label: 'One-time code' },
  { label: 'Your password, please' },
  { label: 'Passwords' },
  { label: 'apiKey' },
  { label: 'STRIPE_API_KEY' },
  { label: 'Card', placeholder: 'Card number' },
  { label: 'Number', autocomplete: 'cc-csc' },
  { label: 'x', autocomplete: 'current-password' },
  { label: 'PIN' },
  { type: 'number', label: 'CVC' },
  { type: 'select', label: 'Secret question' },
])('%j is masked', (entry) => {
  expect(readSecrecy(entry)).toBe('masked');
});

test.each([
  { label: 'One-time code' },
  { label: 'Enter the OTP' },
  { label: 'Code', autocomplete: 'one-time-code' },
  { label: '2FA' },
  { label: 'SMS code sent to your phone' },
])('%j is secret, and shown', (entry) => {
  expect(readSecrecy(entry)).toBe('shown');
});

test.each([
  {},
  { label: 'Shipping' },
  { label: 'Spinning' },
  { label: 'Secretary' },
  { label: 'Tokenise' },
  { label: 'Postal code' },
  { label: ['password'], placeholder: 5, autocomplete: null },
  { type: 'text', name: 'password' },
])('%j is no secret', (entry) => {
  expect(readSecrecy(entry)).toBe('none');
});

test('words are whole words', () => {
  expect(speaksOfSecret('look_up_pin')).toBe(true);
  expect(speaksOfSecret('look_up_shipping')).toBe(false);
});
