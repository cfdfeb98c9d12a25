import { findProblem } from '@/components/form/check/find-problem';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hideForm, type Shown, showForm } from './show-form';

afterEach(hideForm);

const problemOf = (shown: Shown) =>
  findProblem(shown.sheet.form.fields[0]!, shown.field(0), shown.sheet.touched().has(0));

/**
 * The constraints of the WHATWG HTML standard ("Constraints" of the form control infrastructure and
 * "The input element"). Each row has a field, what the person enters, and the problem with that.
 */
test.each([
  // Suffering from being missing
  [{ type: 'text', required: true }, '', 'valueMissing'],
  [{ type: 'text', required: true }, ' ', null],
  [{ type: 'password', required: true }, '', 'valueMissing'],
  [{ type: 'textarea', required: true }, '', 'valueMissing'],
  [{ type: 'number', required: true }, '', 'valueMissing'],
  [{ type: 'number', required: true }, '0', null],
  [{ type: 'date', required: true }, '', 'valueMissing'],
  [{ type: 'week', required: true }, '', 'valueMissing'],
  [{ type: 'email', required: true }, ' ', 'valueMissing'],
  // Suffering from a type mismatch
  [{ type: 'email' }, '', null],
  [{ type: 'email' }, 'a', 'typeMismatch'],
  [{ type: 'email' }, 'a@', 'typeMismatch'],
  [{ type: 'email' }, 'a@b', null],
  [{ type: 'email' }, 'a b@c.d', 'typeMismatch'],
  [{ type: 'email' }, 'a@b.c,d@e.f', 'typeMismatch'],
  [{ type: 'email', multiple: true }, 'a@b.c, d@e.f', null],
  [{ type: 'email', multiple: true }, 'a@b.c,', 'typeMismatch'],
  [{ type: 'url' }, 'example.org', 'typeMismatch'],
  [{ type: 'url' }, 'https://example.org', null],
  [{ type: 'url' }, 'mailto:a@b.c', null],
  [{ type: 'tel' }, 'anything', null],
  // Suffering from a pattern mismatch: the whole value must match, compiled with the flag `v`
  [{ type: 'text', pattern: '[A-Z]{3}' }, 'ABC', null],
  [{ type: 'text', pattern: '[A-Z]{3}' }, 'ABCD', 'patternMismatch'],
  [{ type: 'text', pattern: '[A-Z]{3}' }, 'abc', 'patternMismatch'],
  [{ type: 'text', pattern: '[A-Z]{3}' }, '', null],
  [{ type: 'text', pattern: 'a|b' }, 'ab', 'patternMismatch'],
  [{ type: 'text', pattern: '^a$' }, 'a', null],
  [{ type: 'text', pattern: '[\\p{L}--[a-z]]+' }, 'ÅB', null],
  [{ type: 'text', pattern: '[\\p{L}--[a-z]]+' }, 'åÉ', null],
  [{ type: 'text', pattern: '[\\p{L}--[a-z]]+' }, 'ab', 'patternMismatch'],
  [{ type: 'text', pattern: '[A-' }, 'anything', null],
  [{ type: 'text', pattern: '[(]' }, 'anything', null],
  [{ type: 'text', pattern: '' }, 'anything', null],
  [{ type: 'tel', pattern: '\\d+' }, '12a', 'patternMismatch'],
  [{ type: 'password', pattern: '\\d+' }, 'x', 'patternMismatch'],
  [{ type: 'textarea', pattern: '\\d+' }, 'x', null],
  [{ type: 'number', pattern: '1' }, '2', null],
  [{ type: 'email', multiple: true, pattern: '.+@b.c' }, 'a@b.c,d@e.f', 'patternMismatch'],
  // Suffering from being too short; too long does not happen, since the browser stops typing at
  // maxLength
  [{ type: 'text', minLength: 3 }, 'ab', 'tooShort'],
  [{ type: 'text', minLength: 3 }, 'abc', null],
  [{ type: 'text', minLength: 3 }, '', null],
  [{ type: 'text', minLength: 3 }, '😀', 'tooShort'],
  [{ type: 'text', minLength: 2 }, '😀', null],
  [{ type: 'textarea', minLength: 4 }, 'a\nb', 'tooShort'],
  [{ type: 'text', maxLength: 2 }, 'abc', null],
  // Underflow, overflow and step of numbers
  [{ type: 'number', min: 1, max: 3 }, '0.99', 'rangeUnderflow'],
  [{ type: 'number', min: 1, max: 3 }, '1', null],
  [{ type: 'number', min: 1, max: 3 }, '3.01', 'rangeOverflow'],
  [{ type: 'number', min: -1.5 }, '-1.6', 'rangeUnderflow'],
  [{ type: 'number', min: 5, max: 1 }, '3', null],
  [{ type: 'number' }, '19.99', null],
  [{ type: 'number', step: 1 }, '19.99', 'stepMismatch'],
  [{ type: 'number', step: 0.1 }, '0.3', null],
  [{ type: 'number', step: 0.1 }, '0.35', 'stepMismatch'],
  [{ type: 'number', step: 2, min: 1 }, '3', null],
  [{ type: 'number', step: 2, min: 1 }, '4', 'stepMismatch'],
  [{ type: 'number', step: 2, defaultValue: 1 }, '3', null],
  [{ type: 'number', step: 2, defaultValue: 1 }, '4', 'stepMismatch'],
  [{ type: 'number', step: 2 }, '4', null],
  [{ type: 'number', step: 0 }, '1.23', null],
  [{ type: 'number', step: -2 }, '1.23', null],
  // Dates: a bound is a valueAsNumber, as the interface says, or a string as the control writes it
  [{ type: 'date', min: Date.UTC(2024, 0, 10) }, '2024-01-09', 'rangeUnderflow'],
  [{ type: 'date', min: Date.UTC(2024, 0, 10) }, '2024-01-10', null],
  [{ type: 'date', max: '2024-01-10' }, '2024-01-11', 'rangeOverflow'],
  [{ type: 'date', max: '10.01.2024' }, '2030-01-11', null],
  [{ type: 'date', min: '2024-01-01', step: 7 }, '2024-01-08', null],
  [{ type: 'date', min: '2024-01-01', step: 7 }, '2024-01-09', 'stepMismatch'],
  [{ type: 'date', step: 2 }, '1970-01-02', 'stepMismatch'],
  [{ type: 'date', min: '2024-02-01', max: '2024-01-01' }, '2024-01-15', null],
  [{ type: 'time', min: 32_400_000 }, '08:59', 'rangeUnderflow'],
  [{ type: 'time', min: 32_400_000, max: 64_800_000 }, '18:01', 'rangeOverflow'],
  [{ type: 'time', min: '22:00', max: '02:00' }, '23:00', null],
  [{ type: 'time', min: '22:00', max: '02:00' }, '01:00', null],
  [{ type: 'time', min: '22:00', max: '02:00' }, '12:00', 'rangeUnderflow'],
  [{ type: 'time', step: 900 }, '10:15', null],
  [{ type: 'time', step: 900 }, '10:20', 'stepMismatch'],
  [{ type: 'time', step: 1 }, '10:20:33', null],
  [{ type: 'datetime-local', min: Date.UTC(2024, 0, 1, 12) }, '2024-01-01T11:59', 'rangeUnderflow'],
  [{ type: 'datetime-local', max: '2024-01-01T12:00' }, '2024-01-01T12:01', 'rangeOverflow'],
  [{ type: 'datetime-local', step: 3600 }, '2024-01-01T12:30', 'stepMismatch'],
  [{ type: 'month', min: 648 }, '2023-12', 'rangeUnderflow'],
  [{ type: 'month', min: 648 }, '2024-01', null],
  [{ type: 'month', max: '2024-06' }, '2024-07', 'rangeOverflow'],
  [{ type: 'month', min: '2024-01', step: 3 }, '2024-04', null],
  [{ type: 'month', min: '2024-01', step: 3 }, '2024-05', 'stepMismatch'],
  [{ type: 'week', min: Date.UTC(2024, 0, 8) }, '2024-W01', 'rangeUnderflow'],
  [{ type: 'week', min: Date.UTC(2024, 0, 8) }, '2024-W02', null],
  [{ type: 'week', max: '2024-W10' }, '2024-W11', 'rangeOverflow'],
  [{ type: 'week', step: 2 }, '1970-W02', 'stepMismatch'],
  // A minimum with seconds: HTML itself would count whole minutes from it
  [
    { type: 'datetime-local', min: Date.UTC(2026, 10, 18, 9, 50, 23, 456) },
    '2026-11-19T10:00',
    null,
  ],
  [{ type: 'time', min: '09:50:23' }, '10:00', null],
] as const)('%j given %j: %s', async (field, text, problem) => {
  const shown = showForm({ fields: [field] });
  const control = shown.field(0).querySelector('input, textarea')!;
  if (text !== '') await userEvent.fill(control, text);
  expect(problemOf(shown)).toBe(problem);
});

const choice = { options: ['a', 'b'], required: true };

test.each([
  [{ type: 'select', ...choice }, 'valueMissing'],
  [{ type: 'select', multiple: true, ...choice }, 'valueMissing'],
  [{ type: 'radio', ...choice }, 'valueMissing'],
  [{ type: 'checkbox', ...choice }, 'valueMissing'],
  [{ type: 'checkbox', required: true }, 'valueMissing'],
  [{ type: 'switch', required: true }, 'valueMissing'],
  [{ type: 'select', ...choice, defaultValue: 'a' }, null],
  [{ type: 'radio', ...choice, defaultValue: 'b' }, null],
  [{ type: 'checkbox', ...choice, defaultValue: 'b' }, null],
  [{ type: 'switch', required: true, defaultValue: true }, null],
  [{ type: 'range', required: true }, null],
  // No step leads to a place on this slider, and nobody could move it to one.
  [{ type: 'range', max: 5, step: 10, defaultValue: 7 }, null],
  [{ type: 'text', maxLength: 2, defaultValue: 'too long' }, null],
  [{ type: 'text', minLength: 20, defaultValue: 'too short' }, null],
  [{ type: 'text', pattern: 'b', defaultValue: 'a' }, 'patternMismatch'],
  [{ type: 'number', max: 5, defaultValue: 9 }, 'rangeOverflow'],
  [{ type: 'number', step: 2, min: 0, defaultValue: 9 }, 'stepMismatch'],
  [{ type: 'email', defaultValue: 'nobody' }, 'typeMismatch'],
])('%j left alone: %s', (field, problem) => {
  expect(problemOf(showForm({ fields: [field] }))).toBe(problem);
  for (const barred of [{ readonly: true }, { disabled: true }]) {
    expect(problemOf(showForm({ fields: [{ ...field, ...barred }] }))).toBeNull();
  }
});

test.each(['-', 'e', '1e', '1e+', '--1'])(
  'a number half-typed as %j is bad input',
  async (keys) => {
    for (const required of [false, true]) {
      const shown = showForm({ fields: [{ type: 'number', required }] });
      await userEvent.type(shown.input(0), keys);
      expect(problemOf(shown)).toBe('badInput');
    }
  },
);

test('a half-typed date is bad input', async () => {
  const shown = showForm({ fields: [{ type: 'date' }] });
  await userEvent.click(shown.input(0));
  await userEvent.keyboard('12');
  expect(problemOf(shown)).toBe('badInput');
});

test('restored text is checked for its length', () => {
  const shown = showForm({ fields: [{ type: 'text', minLength: 3, maxLength: 4 }] });
  const restore = (text: string) => shown.sheet.restore(new Map([[0, { kind: 'typed', text }]]));
  restore('ab');
  expect(problemOf(shown)).toBe('tooShort');
  restore('abcde');
  expect(problemOf(shown)).toBe('tooLong');
  restore('abc');
  expect(problemOf(shown)).toBeNull();
});
