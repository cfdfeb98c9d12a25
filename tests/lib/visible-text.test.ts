import { isInvisible, oneLine, showHidden } from '@/lib/visible-text';
import { expect, test } from 'vitest';

test.each([
  ['a right-to-left override', 'gpj\u202eexe.txt', 'gpj‹U+202E›exe.txt'],
  ['an isolate', '\u2066a\u2069', '‹U+2066›a‹U+2069›'],
  ['a control', 'a\u0000b\u0085', 'a‹U+0000›b‹U+0085›'],
  ['an annotation', 'a\ufff9b\ufffac\ufffb', 'a‹U+FFF9›b‹U+FFFA›c‹U+FFFB›'],
  ['a tag character', 'a\u{e0041}', 'a‹U+E0041›'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
])('%s is shown', (_, text, shown) => {
  expect(showHidden(text)).toBe(shown);
});

test.each(['tab\tand\nline', 'ä\tand\nline', 'שלום עולם', 'a\u200db', '👩‍👩‍👧', 'नमस्ते'])(
  '%j stays as it is',
  (text) => {
    expect(showHidden(text)).toBe(text);
  },
);

test('every kind of line end is one', () => {
  expect(showHidden('a\r\nb\rc\u2028d\u2029e')).toBe('a\nb\nc\nd\ne');
});

test.each([
  '',
  ' \n\t',
  '\u00a0\u200b',
  '\u2800',
  '\u3164',
  '\u202e\u{e0041}',
  '\u00ad',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u0000',
  '\ufff9',
  '\ufe0f',
  '\u034f',
])('%j is invisible', (text) => expect(isInvisible(text)).toBe(true));

test.each(['.', 'é', '👩‍👩‍👧', ' a '])('%j is visible', (text) => {
  expect(isInvisible(text)).toBe(false);
});

test('variation selectors that spell out a message are shown, and those of emoji are not', () => {
  const hidden = Array.from('send', (letter) =>
    String.fromCodePoint(0xe0100 + letter.charCodeAt(0) - 16),
  );
  expect(showHidden(`Cats 😀${hidden.join('')}`)).toContain('‹U+E0155›‹U+E015E›‹U+E0154›');
  for (const text of ['❤️ ok', '葛\u{e0100}飾', '👨‍👩‍👧‍👦', '1️⃣']) expect(showHidden(text)).toBe(text);
});

test.each([
  ['one variation selector behind each letter', 'a\u{e0139}b\u{e0117}', 'a‹U+E0139›b‹U+E0117›'],
  ['the first of them, too', 'a\ufe00b\ufe01', 'a‹U+FE00›b‹U+FE01›'],
  [
    'one behind a Greek or Cyrillic letter, or a blank',
    'α\ufe00я\ufe00 \ufe00',
    'α‹U+FE00›я‹U+FE00› ‹U+FE00›',
  ],
  [
    'one of those for ideographs behind anything else',
    '1\u{e0139}ש\u{e0117}',
    '1‹U+E0139›ש‹U+E0117›',
  ],
  ['invisible operators', 'a\u2062\u2064b', 'a‹U+2062›‹U+2064›b'],
  ['a run of zero width', 'a\u200b\u200c\u200b\u200cb', 'a\u200b\u200c‹U+200B›‹U+200C›b'],
])('%s is shown: it can spell out a message', (_, text, shown) => {
  expect(showHidden(text)).toBe(shown);
});

test.each(['❤️‍🔥', '‼️', '〰️', '#️⃣', 'می‌خواهم', 'ᠠ᠋', '葛󠄀飾', '☎︎'])('%j stays as it is', (text) => {
  expect(showHidden(text)).toBe(text);
});

test('one line is cut between characters', () => {
  expect(oneLine('a\n b', 10)).toBe('a b');
  expect(oneLine(`${'\n'.repeat(900)}Go`, 10)).toBe('Go');
  expect(oneLine('1234567890', 10)).toBe('1234567890');
  expect(oneLine('12345678901', 10)).toBe('123456789…');
  expect(oneLine('12345678😀90', 10)).toBe('12345678…');
});
