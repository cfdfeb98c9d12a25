import { parseJson } from '@/lib/json';
import { prettyJson } from '@/lib/pretty-json';
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
