import { type ScalarError, scanScalar } from './json-scalar';

/** Why a text is no JSON, and where. */
export interface JsonError {
  readonly code:
    | ScalarError['code']
    | 'empty'
    /** The text ends while something is open. */
    | 'unfinished'
    | 'name'
    | 'colon'
    /** Neither a comma nor the closing bracket that is due. */
    | 'separator'
    | 'trailing-comma'
    | 'after-end'
    | 'quotes'
    | 'comment'
    /** A space that JSON does not know, such as a no-break space. */
    | 'space';
  /** In UTF-16 units from the start, as a text control counts. */
  readonly offset: number;
}

/** `first` and `next`: what a bracket may hold, right after it opens and after a comma. */
type Expected = 'value' | 'first' | 'next' | 'colon' | 'separator';

const notSpace = /[^ \t\r\n]/g;

/**
 * Finds what keeps a text from being JSON; null when it is JSON. Browsers name different places for the
 * same error, or none.
 */
export function findJsonError(text: string): JsonError | null {
  // The closing brackets that are due, the innermost last.
  const owed: string[] = [];
  let expected: Expected = 'value';
  let comma = 0;
  let at = 0;
  for (;;) {
    at = skipSpace(text, at);
    const char = text[at];
    if (char === undefined) {
      if (owed.length > 0) return { code: 'unfinished', offset: at };
      return expected === 'separator' ? null : { code: 'empty', offset: at };
    }
    const closes = char === owed.at(-1);
    const isName: boolean = owed.at(-1) === '}' && (expected === 'first' || expected === 'next');
    if (closes && (expected === 'first' || expected === 'separator')) {
      owed.pop();
      at += 1;
      expected = 'separator';
    } else if (closes && expected === 'next') {
      return { code: 'trailing-comma', offset: comma };
    } else if (expected === 'separator' && owed.length === 0) {
      return unexpected('after-end', text, at);
    } else if (expected === 'separator' || expected === 'colon') {
      if (char !== (expected === 'colon' ? ':' : ',')) return unexpected(expected, text, at);
      comma = at;
      at += 1;
      expected = expected === 'colon' ? 'value' : 'next';
    } else if (!isName && (char === '{' || char === '[')) {
      owed.push(char === '{' ? '}' : ']');
      at += 1;
      expected = 'first';
    } else if (isName && char !== '"') {
      return unexpected('name', text, at);
    } else {
      const end = scanScalar(text, at);
      if (typeof end === 'object') return unexpected(end.code, text, end.offset);
      at = end;
      expected = isName ? 'colon' : 'separator';
    }
  }
}

function skipSpace(text: string, from: number): number {
  notSpace.lastIndex = from;
  return notSpace.exec(text)?.index ?? text.length;
}

/** An error, named more exactly where the text is a slip that many people make. */
function unexpected(code: JsonError['code'], text: string, offset: number): JsonError {
  const here = text.slice(offset, offset + 2);
  if (/^['`‘’“”„«»]/.test(here)) return { code: 'quotes', offset };
  if (here === '//' || here === '/*') return { code: 'comment', offset };
  if (/^[\s\u200B]/.test(here) && code !== 'control') return { code: 'space', offset };
  return { code, offset };
}
