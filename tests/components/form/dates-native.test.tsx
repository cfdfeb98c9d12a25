import {
  type DateLikeType,
  dateLikeTypes,
  formatDateLike,
  parseDateLike,
} from '@/lib/form/date-like';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const spans: Record<DateLikeType, readonly [number, number]> = {
  date: [-62_135_596_800_000, 8.64e15],
  // Chromium itself rounds numbers of 16 digits.
  'datetime-local': [-62_135_596_800_000, 1e14],
  week: [-62_135_596_800_000, 8.639e15],
  month: [-23_628, 3_285_488],
  time: [0, 86_399_999],
};

function control(type: DateLikeType): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  return input;
}

test.each(dateLikeTypes)('a number on %s means what the browser says', (type) => {
  const [min, max] = spans[type];
  const native = control(type);
  fc.assert(
    fc.property(fc.integer({ min, max }), (value) => {
      native.valueAsNumber = value;
      const ours = control(type);
      ours.value = formatDateLike(type, value) ?? '';
      expect(ours.valueAsNumber).toBe(native.valueAsNumber);
      expect(parseDateLike(type, native.value)).toBe(native.valueAsNumber);
    }),
  );
});

test.each(dateLikeTypes)('%s takes the texts the browser takes', (type) => {
  const number = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
  const part = fc.oneof(
    number,
    fc.constantFrom('2024', '1970', '-', ':', 'T', 'W', '-W', '.', ' '),
  );
  const near = fc
    .tuple(
      fc.constantFrom('2024', '0001', '275760', '00002024', '0275760', '275761', '0000', '000'),
      number,
      number,
      number,
      number,
    )
    .map(([year, a, b, c, d]) =>
      type === 'time'
        ? `${a}:${b}:${c}`
        : type === 'week'
          ? `${year}-W${a}`
          : type === 'month'
            ? `${year}-${a}`
            : type === 'date'
              ? `${year}-${a}-${b}`
              : `${year}-${a}-${b}T${c}:${d}`,
    );
  const texts = fc.oneof(
    near,
    fc.array(part).map((parts) => parts.join('')),
  );
  const native = control(type);
  fc.assert(
    fc.property(texts, (text) => {
      native.value = text;
      expect(parseDateLike(type, text) === null).toBe(native.value === '');
    }),
    // The last possible moment and the one after it: random texts meet these too rarely.
    { numRuns: 1000, examples: [['275760-09-13T00:00'], ['275760-09-13T00:01']] },
  );
});
