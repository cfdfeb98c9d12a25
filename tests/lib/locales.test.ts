import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what Beckon says is written with one kind of apostrophe', () => {
  const words = readFileSync('lib/locales/en.yml', 'utf8');
  expect(words).toContain("Can't answer");
  expect(words.match(/.*’.*/g)).toBeNull();
});

async function sentences(file: string) {
  const messages = await parseMessagesFile(`lib/locales/${file}`);
  return messages.map(({ key, substitutions, type }) => [key.join('.'), substitutions, type]);
}

// A key that English does not have is never shown, and a missing `$1` leaves out a number.
test.each(readdirSync('lib/locales'))(
  '%s has the keys of English, as they are there',
  async (file) => {
    expect(await sentences('en.yml')).toEqual(expect.arrayContaining(await sentences(file)));
  },
);
