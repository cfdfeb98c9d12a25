import { checkName, nameOfCopy } from '@/lib/tools/check-name';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['look_up_order', null],
  ['a', null],
  ['LookUp', null],
  ['_private-2', null],
  ['a'.repeat(64), null],
  ['', 'empty'],
  ['a'.repeat(65), 'too-long'],
  ['2nd', 'start'],
  ['-a', 'start'],
  ['look up', 'characters'],
  ['look.up', 'characters'],
  ['größe', 'characters'],
  ['a\n', 'characters'],
  ['form_input', 'reserved'],
] as const)('%j is %s', (name, problem) => {
  expect(checkName(name)).toBe(problem);
});

test('a copy gets a name that is free and one a function can have', () => {
  expect(nameOfCopy('a', [])).toBe('a');
  expect(nameOfCopy('a', ['a'])).toBe('a_copy');
  expect(nameOfCopy('a', ['a', 'a_copy', 'a_copy_2'])).toBe('a_copy_3');
  expect(nameOfCopy('a'.repeat(64), ['a'.repeat(64)])).toBe(`${'a'.repeat(59)}_copy`);
  const names = fc.stringMatching(/^[a-z_][\w-]{0,63}$/);
  fc.assert(
    fc.property(names, fc.nat(12), (name, copies) => {
      const taken: string[] = [];
      for (let copy = 0; copy <= copies; copy += 1) taken.push(nameOfCopy(name, taken));
      expect(new Set(taken).size).toBe(copies + 1);
      for (const one of taken.slice(1)) expect(checkName(one)).toBeNull();
    }),
  );
});
