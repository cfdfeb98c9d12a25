import { serviceWords } from '@/lib/service/service-words';
import { expect, test } from 'vitest';

const key = 'test-key-0123456789';

test.each([
  [{ error: 'No such task' }, 'No such task'],
  [{ error: 'No such task', message: 'Not found' }, 'No such task'],
  [{ error: { code: 7 }, message: 'Not found' }, 'Not found'],
  [{ error: { message: 'No such task' }, message: 'Not found' }, 'No such task'],
  [{ error: { message: 7 }, message: 'Not found' }, 'Not found'],
  [{ error: '', message: 'Not found' }, 'Not found'],
  [{ error: { message: '' }, message: 'Not found' }, 'Not found'],
  [{ error: ['No such task'] }, null],
  [{ error: ' \n' }, null],
  [{ error: null }, null],
  [{}, null],
  ['No such task', null],
  [null, null],
  [undefined, null],
])('%j says %j', (json, words) => {
  expect(serviceWords(json, key)).toBe(words);
});

test('the key is covered wherever it stands', () => {
  expect(serviceWords({ error: `${key}, "${key}"` }, key)).toBe('•••, "•••"');
});

test('a key too short to be one covers nothing', () => {
  expect(serviceWords({ error: 'No 12345678' }, '12345678')).toBe('No •••');
  expect(serviceWords({ error: 'No 1234567' }, '1234567')).toBe('No 1234567');
  expect(serviceWords({ error: 'Invalid API key' }, 'key')).toBe('Invalid API key');
  expect(serviceWords({ error: 'Invalid' }, '')).toBe('Invalid');
});

test('long words are cut, never within a character', () => {
  const words = serviceWords({ error: 'x'.repeat(999) + '😀 and more' }, key);
  expect(words).toBe('x'.repeat(999) + '\uFFFD');
});
