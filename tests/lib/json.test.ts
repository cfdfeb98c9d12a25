import { isRawNumber, parseJson, stringifyJson } from '@/lib/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  '{"id":1234567890123456789}',
  '[1e999,-1e999]',
  '[1E999]',
  '[1e+999]',
  '[1e-999,0.5e-400]',
  '[1.2345e-322]',
  '[1234567890.12345678,-12345678.123456789]',
  '[12345678901234567890]',
  // A double holds these, but writes other digits at their end.
  '[1541815603606036480,1152921504606846976,-36028797018963968]',
  '[1000000000000000000000]',
  '[0.1234567890123456789,-12345678901234567.5]',
])('%s comes back as it was written', (text) => {
  expect(stringifyJson(parseJson(text))).toBe(text);
  expect(stringifyJson(JSON.parse(text))).not.toBe(text);
});

test.each([
  '[9007199254740991]',
  '[9007199254740992,12345678901234567000]',
  '"12345678901234567890"',
  '[1.5e300]',
  '[1.5E300,1.5e+300,1.5e-300]',
  '[0e-400,0.000e999]',
  '"1.2.3.4.5.6.7.8.9.0.1.2.3.4.5.6.7"',
  '[0.30000000000000004]',
  '[0.00000000000000000001]',
])('%s holds no number kept as text', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('a number kept as text is told from an object that looks like one', () => {
  expect(isRawNumber(parseJson('12345678901234567890'))).toBe(true);
  expect(isRawNumber(parseJson('{"rawJSON":"1"}'))).toBe(false);
});

test('everything else is what JSON makes of it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value = parseJson(text);
      expect(stringifyJson(value)).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('an own __proto__ stays an own key', () => {
  const text = '{"__proto__":{"a":1},"constructor":2,"id":12345678901234567890}';
  expect(stringifyJson(parseJson(text))).toBe(text);
});

test.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":[1,{"b":"c"},', '],"d":null}'],
])('%s nested 100,000 deep do not overflow', (_, open, close) => {
  const deep = 100_000;
  const text = `${open.repeat(deep)}12345678901234567${close.repeat(deep)}`;
  expect(stringifyJson(parseJson(text)).length).toBe(text.length);
});

test('no JSON is a SyntaxError, whatever numbers it holds', () => {
  expect(() => parseJson('[12345678901234567890')).toThrow(SyntaxError);
});
