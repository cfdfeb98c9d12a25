import { parseJson } from '@/lib/json';
import { expect, test } from 'vitest';
import { readKind } from './support';

test('a number takes its bounds, and any step unless one is usable', () => {
  expect(
    readKind('number', { type: 'number', min: 0, max: 1e21, step: 0.5 }).control,
  ).toMatchObject({ min: '0', max: '1e+21', step: '0.5' });
  for (const step of [undefined, 0, -1, 'any', '2', null, Infinity]) {
    expect(readKind('number', { type: 'number', step }).control.step).toBe('any');
  }
});

test('a bound of more digits than a double holds is a bound', () => {
  const entry = parseJson('{"type":"number","min":0.1234567890123456789,"max":12345678901234567}');
  expect(readKind('number', entry).control).toMatchObject({
    min: '0.12345678901234568',
    max: '12345678901234568',
  });
});

test.each([
  { min: '1', max: 'x' },
  { min: 5, max: 1 },
  { min: NaN, max: null },
  { min: {}, max: [] },
])('a number drops nonsense bounds: %j', (bounds) => {
  expect(readKind('number', { type: 'number', ...bounds }).control).toMatchObject({
    min: null,
    max: null,
  });
});

test('bounds that leave one value are bounds', () => {
  const day = { min: '2026-11-22', max: '2026-11-22' };
  expect(readKind('date-like', { type: 'date', ...day }).control).toMatchObject(day);
  expect(readKind('number', { type: 'number', min: 5, max: 5 }).control).toMatchObject({
    min: '5',
    max: '5',
  });
  const lengths = { minLength: 4, maxLength: 4 };
  expect(readKind('text', { type: 'text', ...lengths }).control).toMatchObject(lengths);
});

test('a bound that stands alone stands, on either side of zero', () => {
  expect(readKind('number', { type: 'number', max: -5 }).control).toMatchObject({
    min: null,
    max: '-5',
  });
  expect(readKind('number', { type: 'number', min: 5 }).control).toMatchObject({
    min: '5',
    max: null,
  });
});

test.each([
  [
    { min: 5, max: 1, step: -1 },
    { min: null, max: null, step: null },
  ],
  [
    { min: 5, max: 5 },
    { min: '5', max: '5' },
  ],
  [{ min: 100 }, { min: '100', max: null }],
  [{ max: 0 }, { min: null, max: '0' }],
  // The bound lies beyond HTML's own 0 and 100.
  [{ min: 101 }, { min: '101', max: '101' }],
  [{ max: -1 }, { min: '-1', max: '-1' }],
  [
    { min: 150, max: 200 },
    { min: '150', max: '200' },
  ],
])('a range of %j has bounds that a number fits between', (bounds, read) => {
  expect(readKind('range', { type: 'range', ...bounds }).control).toMatchObject(read);
});

test.each([
  [{ min: 1, max: 10, defaultValue: 5 }, null],
  [{ min: -1 }, null],
  [{ min: 1, max: 2 }, '0.01'],
  [{ min: 0.5, max: 3 }, '0.01'],
  [{ max: 2.5 }, '0.01'],
])('a range of %j without a step has steps of %s', (bounds, step) => {
  expect(readKind('range', { type: 'range', ...bounds }).control.step).toBe(step);
});

test.each([
  ['date', 1_700_000_000_000, '2023-11-14'],
  ['datetime-local', 1_700_000_000_000, '2023-11-14T22:14'],
  ['time', 34_200_000, '09:30'],
  ['month', 642, '2023-07'],
  ['week', 1_700_000_000_000, '2023-W46'],
  ['date', '2024-02-29', '2024-02-29'],
  ['datetime-local', '2024-02-29 10:00', '2024-02-29 10:00'],
  ['week', '2020-W53', '2020-W53'],
])('%s reads the bound %j as %s', (type, min, attribute) => {
  expect(readKind('date-like', { type, min }).control.min).toBe(attribute);
});

test.each([
  ['date', 1e20],
  ['date', '2023-02-29'],
  ['date', '1700000000000'],
  ['time', '24:00'],
  ['month', 1e9],
  ['week', '2021-W53'],
  ['datetime-local', '2024-01-01'],
  ['date', null],
  ['date', true],
])('%s drops the bound %j', (type, min) => {
  expect(readKind('date-like', { type, min }).control.min).toBeNull();
});

test('only a time may go past midnight', () => {
  const bounds = { min: '22:00', max: '02:00' };
  expect(readKind('date-like', { type: 'time', ...bounds }).control).toMatchObject(bounds);
  const dates = { min: '2024-02-01', max: '2024-01-01' };
  expect(readKind('date-like', { type: 'date', ...dates }).control).toMatchObject({
    min: null,
    max: null,
  });
});

test.each([
  [
    { min: 79_200_000, max: 108_000_000 },
    { min: '22:00', max: '06:00' },
  ],
  [
    { min: -7_200_000, max: 21_600_000 },
    { min: '22:00', max: '06:00' },
  ],
  [
    { min: '22:00', max: 108_000_000 },
    { min: '22:00', max: '06:00' },
  ],
  [
    { min: 32_400_000, max: 86_400_000 },
    { min: '09:00', max: '00:00' },
  ],
  [{ min: 90_000_000 }, { min: '01:00', max: null }],
  [{ max: -3_600_000 }, { min: null, max: '23:00' }],
])('times of other days %j are times of day', (bounds, read) => {
  expect(readKind('date-like', { type: 'time', ...bounds }).control).toMatchObject(read);
});

test.each([
  { min: 0, max: 86_400_000 },
  { min: '00:00', max: 86_400_000 },
  { max: 86_400_000 },
  { min: -1 },
  { min: 32_400_000, max: 118_800_000 },
])('a time that may be any of a day %j has no bounds', (bounds) => {
  expect(readKind('date-like', { type: 'time', ...bounds }).control).toMatchObject({
    min: null,
    max: null,
  });
});

test('a numeric default of a date is a valueAsNumber, too', () => {
  expect(readKind('date-like', { type: 'date', defaultValue: 0 }).control.value).toBe('1970-01-01');
  expect(readKind('date-like', { type: 'time', defaultValue: 90_000_000 }).control.value).toBe(
    '01:00',
  );
  const written = parseJson('{"type":"date","defaultValue":1793836800000.000000}');
  expect(readKind('date-like', written).control.value).toBe('2026-11-05');
  expect(readKind('date-like', { type: 'date', defaultValue: 'soon' }).control.value).toBe('soon');
});

test.each([
  [
    { minLength: 0, maxLength: 5.9 },
    { minLength: 0, maxLength: 5 },
  ],
  [
    { minLength: -1, maxLength: '5' },
    { minLength: null, maxLength: null },
  ],
  [
    { minLength: 5, maxLength: 1 },
    { minLength: null, maxLength: null },
  ],
  [
    { minLength: 2, maxLength: 1e12 },
    { minLength: 2, maxLength: null },
  ],
  [{ maxLength: 2_147_483_647 }, { maxLength: 2_147_483_647 }],
  [{ maxLength: 2_147_483_648 }, { maxLength: null }],
])('lengths %j are %j', (lengths, read) => {
  expect(readKind('text', { type: 'text', ...lengths }).control).toMatchObject(read);
  expect(readKind('textarea', { type: 'textarea', ...lengths }).control).toMatchObject(read);
});

test.each([
  [{}, { rows: 3, cols: null }],
  [
    { rows: 8, cols: 30 },
    { rows: 8, cols: 30 },
  ],
  [
    { rows: 1e9, cols: 1e9 },
    { rows: 20, cols: 200 },
  ],
  [
    { rows: 0, cols: -4 },
    { rows: 3, cols: null },
  ],
  [
    { rows: '9', cols: null },
    { rows: 3, cols: null },
  ],
  [
    { rows: 1, cols: 1 },
    { rows: 1, cols: 1 },
  ],
  [
    { rows: 4.9, cols: 30.9 },
    { rows: 4, cols: 30 },
  ],
])('a textarea of %j has %j', (sizes, read) => {
  expect(readKind('textarea', { type: 'textarea', ...sizes }).control).toMatchObject(read);
});
