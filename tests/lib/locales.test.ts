import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what Beckon says is written with one kind of apostrophe', () => {
  const words = readFileSync('lib/locales/en.yml', 'utf8');
  expect(words).toContain("Can't answer");
  expect(words.match(/.*’.*/g)).toBeNull();
});
