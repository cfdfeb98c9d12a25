import { fileName } from '@/lib/table/file-name';
import { expect, test } from 'vitest';

test.each([
  ['6f1c-9_A', 'result-6f1c-9_A.csv'],
  ['../../etc/passwd', 'result--etc-passwd.csv'],
  ['a\u202Efdp', 'result-a-fdp.csv'],
  ['x'.repeat(100), `result-${'x'.repeat(60)}.csv`],
])('the id %s is in the file name as %s', (id, name) => {
  expect(fileName(id, 'csv')).toBe(name);
});
