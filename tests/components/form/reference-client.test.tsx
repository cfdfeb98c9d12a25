import { readRequest } from '@/lib/form/read-request';
import { afterEach, expect, test } from 'vitest';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

interface Given {
  readonly label: string;
  readonly defaultValue?: unknown;
  readonly [attribute: string]: unknown;
}

interface Parameters {
  readonly heading?: string;
  readonly fields?: readonly Given[];
}

/**
 * What the interface's own reference client makes of a form nobody touches: one value per label,
 * taken for missing when it is falsy, and one choice wherever there could be several.
 */
function referenceValues(parameters: Parameters): unknown[] {
  const values: Record<string, unknown> = {};
  const { fields } = parameters;
  if (fields === undefined) throw new TypeError('fields is undefined');
  for (const { label, defaultValue } of fields) {
    const [value = ''] = Array.isArray(defaultValue) ? defaultValue : [defaultValue];
    values[label] = value || '';
  }
  return fields.map(({ label }) => values[label]);
}

const letters = ['a', 'b', 'c'];

test.each([
  ['zero', [{ type: 'number', label: 'Nights', defaultValue: 0 }], [''], [0]],
  [
    'zero on a range',
    [{ type: 'range', label: 'Tip', min: -5, max: 5, defaultValue: 0 }],
    [''],
    [0],
  ],
  ['false', [{ type: 'checkbox', label: 'News', defaultValue: false }], [''], [false]],
  ['an option of 0', [{ type: 'radio', label: 'X', options: [0, 1], defaultValue: 0 }], [''], [0]],
  [
    'fields of the same label',
    [
      { type: 'text', label: 'Name', defaultValue: 'Ada' },
      { type: 'text', label: 'Name', defaultValue: 'Grace' },
    ],
    ['Grace', 'Grace'],
    ['Ada', 'Grace'],
  ],
  [
    'several choices',
    [{ type: 'select', label: 'X', multiple: true, options: letters, defaultValue: ['a', 'c'] }],
    ['a'],
    [['a', 'c']],
  ],
  [
    'several boxes',
    [{ type: 'checkbox', label: 'X', options: letters, defaultValue: ['b', 'c'] }],
    ['b'],
    [['b', 'c']],
  ],
  [
    'a label that objects know',
    [{ type: 'text', label: '__proto__', defaultValue: 'x' }],
    [Object.prototype],
    ['x'],
  ],
] as const)('%s: the reference client loses it, Beckon does not', async (_, fields, lost, kept) => {
  expect(referenceValues({ fields })).toEqual(lost);
  expect(await send(showForm({ fields }))).toEqual(kept);
});

test('without fields the reference client fails, and Beckon shows what was passed', () => {
  const parameters = { heading: 'Log in' };
  expect(() => referenceValues(parameters)).toThrow(TypeError);
  expect(readRequest('form_input', parameters)).toEqual({
    kind: 'unreadable',
    toolName: 'form_input',
    parameters,
  });
});
