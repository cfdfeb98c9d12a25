import { splitAtLinks } from '@/components/written/links';
import { expect, test } from 'vitest';

const linksIn = (text: string) =>
  splitAtLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

test.each([
  ['See [portal](https://example.com/login), please', ['https://example.com/login']],
  ['(https://example.net)', ['https://example.net']],
  ['[https://a.example](https://b.example/)', ['https://a.example', 'https://b.example/']],
  [
    '**https://example.org/x**. Or _http://example.org/y_!',
    ['https://example.org/x', 'http://example.org/y'],
  ],
  [
    '“https://example.org”, `https://example.org/z`…',
    ['https://example.org', 'https://example.org/z'],
  ],
  [
    '"https://example.org" or <https://example.net>',
    ['https://example.org', 'https://example.net'],
  ],
  ['Is it https://example.org/?', ['https://example.org/']],
  [
    'https://example.org/a?b=c#d HTTPS://EXAMPLE.ORG',
    ['https://example.org/a?b=c#d', 'HTTPS://EXAMPLE.ORG'],
  ],
  // An address with brackets of its own
  ['(https://example.org/Foo_(bar))', ['https://example.org/Foo_(bar)']],
  ['http://[::1]:8080/x', ['http://[::1]:8080/x']],
  ['http://[::1]', ['http://[::1]']],
  // An address within another, and no address
  ['https://example.org/?to=https://example.net', ['https://example.org/?to=https://example.net']],
  ['It begins with https://, or "http://".', []],
  ['', []],
])('the links in %j are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    splitAtLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('every part knows where it begins', () => {
  const text = 'a https://b.example, c https://d.example';
  for (const part of splitAtLinks(text)) {
    expect(text.slice(part.start).startsWith(part.text)).toBe(true);
  }
});

test.each(['https://a)', 'https://.', 'https://a.', 'https://((', 'https://', 'x.', ')'])(
  'of %j very often repeated they are found in one go',
  (piece) => {
    // Code that looks back over the text from each match would take minutes.
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const sizes = splitAtLinks(text).map((part) => part.text.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(text.length);
  },
);

test('of a text with very many only those asked for are pieces, and the rest is one', () => {
  const link = 'https://a.example/ ';
  const text = link.repeat(10_000);
  const texts = (most: number, until: number) =>
    splitAtLinks(text, most, until).map((part) => part.text);
  const two = ['https://a.example/', ' ', 'https://a.example/'];
  expect(texts(2, Infinity)).toEqual([...two, ` ${link.repeat(9_998)}`]);
  expect(texts(Infinity, link.length)).toEqual([...two, ` ${link.repeat(9_998)}`]);
});
