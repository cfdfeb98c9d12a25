import { aboutClick } from '@/lib/background/open/new-task-menu';
import { formatRoute, parseRoute } from '@/lib/route';
import { expect, test } from 'vitest';

const page = { pageUrl: 'https://example.org/a', pageTitle: 'A page' };
const none = { linkUrl: undefined, selection: undefined };

test('a page is told by its title and address', () => {
  expect(aboutClick({ ...none, ...page })).toBe('A page\nhttps://example.org/a');
});

test('one without a title by its address alone', () => {
  expect(aboutClick({ ...none, ...page, pageTitle: '' })).toBe('https://example.org/a');
});

test("a page in Firefox's reader view is told by its own address", () => {
  const pageUrl = `about:reader?url=${encodeURIComponent('https://example.org/a?b=c#d')}`;
  expect(aboutClick({ ...none, ...page, pageUrl })).toBe('A page\nhttps://example.org/a?b=c#d');
  const nameless = 'about:reader?';
  expect(aboutClick({ ...none, ...page, pageUrl: nameless })).toBe(`A page\n${nameless}`);
});

test('a selection is quoted, with the address it is from', () => {
  expect(aboutClick({ ...page, linkUrl: undefined, selection: ' some words ' })).toBe(
    '“some words”\nhttps://example.org/a',
  );
});

test('a long selection is cut, and says so', () => {
  const about = (length: number) =>
    aboutClick({ ...page, linkUrl: undefined, selection: 'x'.repeat(length) });
  expect(about(5000)).toBe(`“${'x'.repeat(2000)}…”\nhttps://example.org/a`);
  expect(about(2000)).toBe(`“${'x'.repeat(2000)}”\nhttps://example.org/a`);
});

test('half a character, cut off or in a page, can be part of an address', () => {
  const selection = `${'x'.repeat(1999)}😀`;
  for (const click of [
    { ...page, linkUrl: undefined, selection },
    { ...none, ...page, pageTitle: 'Half \ud83d' },
  ]) {
    const route = { page: 'new', about: aboutClick(click), connectionId: '', like: '' } as const;
    expect(parseRoute(formatRoute(route))).toEqual(route);
  }
});

test('one of blanks alone is no selection', () => {
  expect(aboutClick({ ...page, linkUrl: undefined, selection: ' \n' })).toBe(
    'A page\nhttps://example.org/a',
  );
});

test('a link is its own address, wherever it stands', () => {
  const link = 'https://example.net/b';
  expect(aboutClick({ ...page, linkUrl: link, selection: undefined })).toBe(link);
});

test('a link that is a whole file is cut, and so is the address of a page that is one', () => {
  const file = `data:text/csv,${'x'.repeat(2_000_000)}`;
  expect(aboutClick({ ...page, linkUrl: file, selection: undefined }).length).toBe(8001);
  const about = aboutClick({ ...page, pageUrl: file, linkUrl: undefined, selection: 'y' });
  expect(about.length).toBe('“y”\n'.length + 8001);
});
