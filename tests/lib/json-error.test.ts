import { findJsonError } from '@/lib/json-error';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

// The place of the error is marked with ⟂, which is not part of the text.
test.each([
  ['⟂', 'empty'],
  [' \n⟂', 'empty'],
  ['{"a": 1⟂', 'unfinished'],
  ['{"a": ⟂', 'unfinished'],
  ['[⟂', 'unfinished'],
  ['{"a": ⟂}', 'value'],
  ['{"a": ⟂True}', 'value'],
  ['[⟂null_able]', 'value'],
  ['[⟂O’Neill]', 'value'],
  ['{"a": ⟂/b}', 'value'],
  ['[⟂,1]', 'value'],
  ['[1,⟂,1]', 'value'],
  ['⟂}', 'value'],
  ['{⟂a: 1}', 'name'],
  ['{"a": 1, ⟂2: 3}', 'name'],
  ['{"a" ⟂1}', 'colon'],
  ['{"a" ⟂, "b": 1}', 'colon'],
  ['{"a": 1\n ⟂"b": 2}', 'separator'],
  ['{"a": [1⟂}', 'separator'],
  ['[{"a": 1 ⟂]', 'separator'],
  ['{"a": 1⟂, }', 'trailing-comma'],
  ['[1⟂,\n]', 'trailing-comma'],
  ['{} ⟂{}', 'after-end'],
  ['{}⟂}', 'after-end'],
  ["{⟂'a': 1}", 'quotes'],
  ['{"a": ⟂“b”}', 'quotes'],
  ['{"a": 1} ⟂// one', 'comment'],
  ['{⟂/* a */"a": 1}', 'comment'],
  ['{"a": 1 ⟂// one\n}', 'comment'],
  ['{⟂\u00A0"a": 1}', 'space'],
  ['⟂\uFEFF{}', 'space'],
  ['[⟂\u200B1]', 'space'],
  ['{"a": ⟂"b}', 'open-text'],
  ['{⟂"a\n": 1}', 'open-text'],
  ['{⟂"a\r\n": 1}', 'open-text'],
  ['["a⟂\tb"]', 'control'],
  ['["a⟂\\q"]', 'escape'],
  ['["a⟂\\u12"]', 'escape'],
  ['[⟂01]', 'number'],
  ['[⟂1.]', 'number'],
  ['[⟂.5]', 'number'],
  ['[⟂+1]', 'number'],
  ['[⟂-]', 'number'],
  ['[⟂1_000]', 'number'],
  ['[⟂1+2]', 'number'],
  ['[⟂1-2]', 'number'],
])('%j is stopped by: %s', (marked, code) => {
  const offset = marked.indexOf('⟂');
  expect(findJsonError(marked.replace('⟂', ''))).toEqual({ code, offset });
});

test.each(["'", '`', '‘', '’', '“', '”', '„', '«', '»'])('%s are no quotes of JSON', (quote) => {
  expect(findJsonError(`[${quote}a${quote}]`)).toEqual({ code: 'quotes', offset: 1 });
});

test.each([
  '\r\n[\r\n1\t, 2 ]\r\n',
  String.raw`"\" \\ \/ \b \f \n \r \t"`,
  String.raw`"\u00e9 \uABCD \u0d09"`,
])('%j is JSON', (text) => {
  expect(findJsonError(text)).toBeNull();
});

test('in text each character is taken as the browser takes it', () => {
  for (let code = 0; code < 256; code += 1) {
    const char = String.fromCharCode(code);
    for (const text of [`"${char}"`, `"\\${char}"`, `"\\u000${char}"`]) {
      expect(findJsonError(text) === null, JSON.stringify(text)).toBe(refused(text) === null);
    }
  }
});

/** JSON, with or without a typing mistake somewhere. */
const almostJson = fc
  .record({
    json: fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify(value, null, 2)),
    ),
    place: fc.nat(),
    cut: fc.nat(2),
    slip: fc.constantFrom(...'{}[]:,"\\-+.eE01truefalsn \n\t\'/u'.split(''), ''),
  })
  .map(({ json, place, cut, slip }) => {
    const at = place % (json.length + 1);
    return json.slice(0, at) + slip + json.slice(at + cut);
  });

test('whatever the browser refuses has an error, and nothing else has', () => {
  fc.assert(
    fc.property(almostJson, (text) => {
      const error = findJsonError(text);
      const refusal = refused(text);
      expect(error === null).toBe(refusal === null);
      if (error === null || refusal?.at === undefined) return;
      expect(error.offset).toBeLessThanOrEqual(refusal.at);
    }),
    { numRuns: 5000 },
  );
});

test('up to the error, the text can be made JSON by going on', () => {
  fc.assert(
    fc.property(almostJson, (text) => {
      const error = findJsonError(text);
      if (error === null) return;
      const before = findJsonError(text.slice(0, error.offset));
      const inText = error.code === 'escape' || error.code === 'control';
      // The text before the error is complete JSON, or only its end is missing.
      const unended = inText ? ['open-text'] : ['unfinished', 'empty', undefined];
      expect(unended).toContain(before?.code);
    }),
    { numRuns: 2000 },
  );
});

test('neither depth nor length overflows', () => {
  const deep = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
  expect(findJsonError(deep)).toBeNull();
  expect(findJsonError(deep.slice(0, -1))?.code).toBe('unfinished');
  expect(findJsonError(`"${'\\n'.repeat(1_000_000)}${'a'.repeat(5_000_000)}"`)).toBeNull();
});

/** The browser's own error, with its place if it names one; null if there is no error. */
function refused(text: string): { readonly at: number | undefined } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const at = /at position (\d+)/.exec(String(error))?.[1];
    return { at: at === undefined ? undefined : Number(at) };
  }
}
