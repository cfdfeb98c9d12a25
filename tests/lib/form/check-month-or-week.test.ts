import { checkMonthOrWeek } from '@/lib/form/check-month-or-week';
import { firstProblem } from '@/lib/form/problem';
import { expect, test } from 'vitest';
import { readKind } from './support';

const month = { type: 'month', min: '2024-01', max: '2024-12', step: 3 };
const week = { type: 'week', min: '2024-W02' };

test.each([
  [month, '', null],
  [{ ...month, required: true }, '', 'valueMissing'],
  [month, '2024-4', 'badInput'],
  [month, 'April', 'badInput'],
  [month, '2024-04', null],
  [month, '2024-05', 'stepMismatch'],
  [month, '2023-12', 'rangeUnderflow'],
  [month, '2025-01', 'rangeOverflow'],
  [week, '2024-W02', null],
  [week, '2024-W01', 'rangeUnderflow'],
  [week, '2024-W60', 'badInput'],
  [month, '2024-12', 'stepMismatch'],
  [{ type: 'month', max: '2024-12' }, '2024-12', null],
  [{ type: 'month' }, '2024-12', null],
  [{ type: 'month', step: 3 }, '1970-04', null],
  [{ type: 'month', step: 3 }, '1970-05', 'stepMismatch'],
  [{ type: 'month', step: 1 }, '1970-02', null],
  [{ type: 'month', step: 0.4 }, '1970-02', null],
  [{ type: 'month', step: 2.6 }, '1970-04', null],
  [{ type: 'month', step: 2.6 }, '1970-03', 'stepMismatch'],
  [{ type: 'week', step: 2.4 }, '1970-W03', null],
  [{ type: 'week', step: 2 }, '1970-W01', null],
  [{ type: 'week', step: 2 }, '1970-W03', null],
  [{ type: 'week', step: 2 }, '1970-W02', 'stepMismatch'],
  [{ type: 'month', min: '2024-01', step: 2, defaultValue: '2024-02' }, '2024-03', null],
  [{ type: 'month', step: 2, defaultValue: '2024-02' }, '2024-04', null],
  [{ type: 'month', step: 2, defaultValue: '2024-02' }, '2024-03', 'stepMismatch'],
] as const)('%j holding %j has %j', (entry, text, problem) => {
  const field = readKind('date-like', entry);
  expect(firstProblem(checkMonthOrWeek(field.control, field.required, text))).toBe(problem);
});

test('half-typed comes before missing', () => {
  const flags = { stepMismatch: true, valueMissing: true, badInput: true };
  expect(firstProblem(flags)).toBe('badInput');
});
