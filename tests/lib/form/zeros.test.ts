import { dateLikeTypes } from '@/lib/form/date-like';
import { expect, test } from 'vitest';
import { readKind } from './support';

/** A field as written by a model that has to give every property of a schema. */
const zeros = { min: 0, max: 0, step: 0, minLength: 0, maxLength: 0, rows: 0, cols: 0 };

test.each(['text', 'password', 'email'])('a %s of no length takes text all the same', (type) => {
  expect(readKind('text', { type, ...zeros }).control.maxLength).toBeNull();
});

test('a textarea of no length takes text all the same', () => {
  expect(readKind('textarea', { type: 'textarea', ...zeros }).control.maxLength).toBeNull();
});

test.each(['number', 'range'] as const)('a %s from 0 to 0 has no bounds', (type) => {
  expect(readKind(type, { type, ...zeros }).control).toMatchObject({ min: null, max: null });
});

test.each(dateLikeTypes)('a %s from 0 to 0 has no bounds', (type) => {
  expect(readKind('date-like', { type, ...zeros }).control).toMatchObject({ min: null, max: null });
});

test('a 0 that bounds one side is a bound', () => {
  for (const bounds of [{ min: 0 }, { max: 0 }, { min: -5, max: 0 }, { min: 0, max: 5 }]) {
    const text = Object.fromEntries(Object.entries(bounds).map(([key, at]) => [key, String(at)]));
    expect(readKind('number', { type: 'number', ...bounds }).control).toMatchObject(text);
  }
  expect(readKind('date-like', { type: 'date', min: 0 }).control.min).toBe('1970-01-01');
});
