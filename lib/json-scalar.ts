/** Why no text, number or word of JSON stands at a place, and where it goes wrong. */
export interface ScalarError {
  readonly code:
    | 'value'
    /** Text whose closing quote is missing on its line. */
    | 'open-text'
    | 'control'
    | 'escape'
    | 'number';
  /** In UTF-16 units from the start, as a text control counts. */
  readonly offset: number;
}

// Control characters are what the expression is about.
// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these inside text
const text = /"(?:[^"\\\0-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const word = /(?:true|false|null)(?!\w)/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;

/** Reads a text, number or word of JSON: the offset behind it, or what is wrong with it. */
export function scanScalar(json: string, at: number): number | ScalarError {
  const start = json.charAt(at);
  if (start === '"') return scanText(json, at);
  const end = match(word, json, at) ?? match(number, json, at);
  return end ?? { code: /[-+.\d]/.test(start) ? 'number' : 'value', offset: at };
}

function scanText(json: string, at: number): number | ScalarError {
  const end = match(text, json, at) ?? at;
  switch (json[end]) {
    case '"':
      return end + 1;
    case '\\':
      return { code: 'escape', offset: end };
    case '\n':
    case '\r':
    case undefined:
      return { code: 'open-text', offset: at };
    default:
      return { code: 'control', offset: end };
  }
}

/** Where a sticky expression's match ends, or null. */
function match(expression: RegExp, json: string, at: number): number | null {
  expression.lastIndex = at;
  return expression.test(json) ? expression.lastIndex : null;
}
