import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { globSync, readdirSync, readFileSync } from 'node:fs';
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

// By it a screen reader chooses its voice. With several languages, the pages have to set it as they start.
test.each(globSync('entrypoints/*/index.html'))(
  '%s names a language only if it is the one',
  (page) => {
    const [, named] = /<html lang="(.*?)"/.exec(readFileSync(page, 'utf8')) ?? [];
    const [first, ...others] = readdirSync('lib/locales').map((file) => file.replace('.yml', ''));
    expect(named).toBe(others.length === 0 ? first : undefined);
  },
);
