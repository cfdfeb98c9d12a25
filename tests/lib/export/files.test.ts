import { fileName } from '@/lib/export/file-name';
import { prettyJson } from '@/lib/export/pretty-json';
import { parseJson } from '@/lib/json';
import { expect, test } from 'vitest';

test('JSON is indented, and keeps every digit', () => {
  expect(prettyJson(parseJson('{"id":1234567890123456789,"a":[1]}'))).toBe(
    '{\n  "id": 1234567890123456789,\n  "a": [\n    1\n  ]\n}',
  );
});

test('JSON nested too deeply to indent comes on one line', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(prettyJson(parseJson(deep))).toBe(deep);
});

test.each([
  ['6f1c-9_A', 'result-6f1c-9_A.csv'],
  ['../../etc/passwd', 'result--etc-passwd.csv'],
  ['a\u202Efdp', 'result-a-fdp.csv'],
  ['x'.repeat(100), `result-${'x'.repeat(60)}.csv`],
])('the id %s is in the file name as %s', (id, name) => {
  expect(fileName(id, 'csv')).toBe(name);
});
