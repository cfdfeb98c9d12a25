import { parseJson } from '@/lib/json';
import { soundCallSchema, toStoredCall } from '@/lib/store/call';
import { expect, test } from 'vitest';

const call = { toolCallId: 'c', toolName: 'form_input' };

test('parameters are kept as the text they came as', () => {
  const text = '{"b":1,"a":[12345678901234567890,{"__proto__":null}]}';
  const stored = toStoredCall({ ...call, parameters: parseJson(text) });
  expect(stored).toEqual({ ...call, parameters: text });
});

test('a call without parameters has none, and one with null has null', () => {
  expect(toStoredCall({ ...call, parameters: undefined }).parameters).toBeNull();
  expect(toStoredCall({ ...call, parameters: null }).parameters).toBe('null');
});

test.each([
  ['{"fields":[]}', true],
  [null, true],
  ['{"fields":', false],
  ['', false],
])('%j is sound: %s', (parameters, sound) => {
  expect(soundCallSchema().safeParse({ ...call, parameters }).success).toBe(sound);
});
