import { forbidsKey, speaksOfRefusedKey } from '@/lib/service/refused-key';
import { expect, test } from 'vitest';

test.each([
  'API key is required',
  'Invalid API key',
  'invalid api-key.',
  'Invalid API_KEY provided',
  'No API key provided',
  'API key not found',
  'Your API key has expired',
  'Missing x-api-key header',
  'Missing or invalid APIKEY',
  'Unauthorized: invalid API key',
  'Unauthenticated: invalid API key',
  'Unauthenticated',
  'Authentication failed: API key is not valid',
  'Unauthorized',
  'Authentication required',
])('%j speaks of the key', (message) => {
  expect(speaksOfRefusedKey(message)).toBe(true);
});

test.each([
  '',
  'API key',
  'Input is required',
  'Key not found',
  'Invalid task id',
  'Tool call ID mismatch',
  'Run is not waiting for tool input',
  'OpenAI API key is required',
  'API key 2 is required',
  'Incorrect API key provided: sk-abc. Visit the dashboard of your model provider.',
  'Unauthorized access to task',
  'Rapid API keyboard is required',
])('%j does not', (message) => {
  expect(speaksOfRefusedKey(message)).toBe(false);
});

test.each([
  [null, true],
  ['Forbidden', true],
  ['Access denied', true],
  ['You do not have permission', true],
  ['Key expired', true],
  ['This API key may not be used from here', true],
  ['This apikey may not be used from here', true],
  ['Plan limit reached', false],
  ['You do not have permission to answer this task', false],
  ['Task belongs to another account', false],
])('a 403 that says %j is about the key: %s', (message, isAboutKey) => {
  expect(forbidsKey(message)).toBe(isAboutKey);
});
