import { findChosen, readOptions } from '@/lib/form/options';
import { parseJson } from '@/lib/json';
import { expect, test } from 'vitest';
import { readKind } from './support';

test('strings, labels and values are taken as they can be', () => {
  const options = [
    'Plain',
    7,
    { label: 'One', value: 1 },
    { value: '1' },
    { label: '', value: 'shown' },
    { label: 'No value' },
    { label: 5, value: null },
    { label: null, value: { a: 1 } },
    '',
    { label: ' ', value: '' },
    { label: '\u200b' },
  ];
  expect(readOptions(options)).toEqual([
    { label: 'Plain', value: 'Plain' },
    { label: '7', value: 7 },
    { label: 'One', value: 1 },
    { label: '1', value: '1' },
    { label: 'shown', value: 'shown' },
    { label: 'No value', value: 'No value' },
    { label: '5', value: null },
    { label: '{"a":1}', value: { a: 1 } },
    { label: null, value: '' },
    { label: null, value: '' },
    { label: null, value: '\u200b' },
  ]);
});

test.each([undefined, null, 'a,b', {}, 5])('options %j are none', (options) => {
  expect(readOptions(options)).toEqual([]);
});

test('what is no option is left out', () => {
  expect(readOptions([null, [], {}, { label: [] }, 'a'])).toEqual([{ label: 'a', value: 'a' }]);
});

test('a number too long for a double keeps its digits', () => {
  const options = readOptions(parseJson('[{"value":1234567890123456789},{"value":"x"}]'));
  expect(options[0]?.label).toBe('1234567890123456789');
  expect(findChosen(options, '1234567890123456789')).toEqual([0]);
});

const both = readOptions([{ value: 1 }, { value: '1' }, { value: 'b' }, { value: 'b' }]);

test.each([
  [1, [0]],
  ['1', [1]],
  ['b', [2]],
  [
    ['b', 1, 1],
    [0, 2],
  ],
  ['c', []],
  [undefined, []],
  [null, []],
  [{}, []],
])('default %j selects %j', (defaultValue, chosen) => {
  expect(findChosen(both, defaultValue)).toEqual(chosen);
});

test('an option whose value is no text is not the default of a field that has none', () => {
  const options = readOptions([{ label: 'None', value: null }, { value: { a: 1 } }]);
  expect(findChosen(options, undefined)).toEqual([]);
  expect(findChosen(options, null)).toEqual([]);
});

test('a default matches loosely when nothing matches exactly', () => {
  expect(findChosen(readOptions([1, 2]), '2')).toEqual([1]);
  expect(findChosen(readOptions(['true']), true)).toEqual([0]);
  expect(findChosen(readOptions([1, '2', 3]), ['2', '3'])).toEqual([1, 2]);
});

test('a single choice has one default, a multiple one has all', () => {
  const entry = { options: ['a', 'b', 'c'], defaultValue: ['c', 'a'] };
  expect(readKind('radio', { ...entry, type: 'radio' }).control.chosen).toEqual([0]);
  expect(readKind('select', { ...entry, type: 'select' }).control.chosen).toEqual([0]);
  const multiple = { ...entry, type: 'select', multiple: true };
  expect(readKind('select', multiple).control.chosen).toEqual([0, 2]);
  expect(readKind('checkboxes', { ...entry, type: 'checkbox' }).control.chosen).toEqual([0, 2]);
});

test('a checkbox without options that can be read is a single one', () => {
  expect(readKind('checkbox', { type: 'checkbox', options: [] }).control.checked).toBe(false);
  expect(readKind('checkbox', { type: 'checkbox', options: [null] }).notes).toEqual([]);
});

test('of several defaults each selects what is exactly it, whatever else only reads the same', () => {
  const options = readOptions(['1', 1, 2]);
  expect(findChosen(options, [1, '2'])).toEqual([1, 2]);
});
