import { camelCase } from '@/components/app/camel-case';
import { expect, test } from 'vitest';

test.for([
  ['empty', 'empty'],
  ['timed-out', 'timedOut'],
  ['not-an-address', 'notAnAddress'],
])('a code of %s is said by %s', ([code = '', key]) => {
  expect(camelCase(code)).toBe(key);
});
