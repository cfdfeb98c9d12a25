/**
 * Numbers that a double may not hold: 16 digits and more, counted across the point, or an exponent of
 * three digits. Such numbers are rare, so almost every text is parsed without the slow reviver.
 */
const maybeInexact = /(?:\d\.?){16}|[eE][+-]?\d{3}/;

/** A number kept as the text it was written in, because a double would change it. */
export interface RawNumber {
  readonly rawJSON: string;
}

declare global {
  // Not in TypeScript's library yet: ECMAScript's "JSON.parse source text access".
  interface JSON {
    rawJSON(text: string): RawNumber;
    isRawJSON(value: unknown): value is RawNumber;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

export function isRawNumber(value: unknown): value is RawNumber {
  return JSON.isRawJSON(value);
}

/**
 * JSON.parse, except that a number that a double would change (an id of 19 digits, 1e999), or write with
 * other digits, is kept as it was written; JSON.stringify writes it back unchanged.
 * @throws SyntaxError when the text is no JSON.
 */
export function parseJson(text: string): unknown {
  if (!maybeInexact.test(text)) return JSON.parse(text);
  try {
    return JSON.parse(text, (_, value, { source }) =>
      typeof value === 'number' && source !== undefined && !survives(value, source)
        ? JSON.rawJSON(source)
        : value,
    );
  } catch (error) {
    // The reviver recurses, and may overflow; plain parsing does not.
    if (error instanceof RangeError) return JSON.parse(text);
    throw error;
  }
}

/** Like `parseJson`, but undefined for invalid JSON: no JSON text stands for undefined. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** A double holds every number of this many digits. */
export const exactDigits = 15;

/** The smallest number that a double holds with all its digits. */
const smallestFull = 2 ** -1022;

function survives(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false;
  const digits = source.replace(/e.*/i, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits === '') return true;
  // Nearer to zero than that a double holds ever fewer digits, and none in the end.
  const isExact = digits.length <= exactDigits && Math.abs(value) >= smallestFull;
  return isExact || JSON.stringify(value) === source;
}

/** JSON.stringify for what JSON.parse made, however deeply nested. */
export function stringifyJson(value: unknown): string {
  return isDeeper(value, 1_000) ? stringifyDeep(value) : JSON.stringify(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * JSON.stringify overflows at some thousand levels or, in newer browsers, takes time by the square of their
 * number: half a minute for 2 million, which an answer of 5 MB has room for. This keeps its own stack.
 */
function stringifyDeep(root: unknown): string {
  const parts: string[] = [];
  const todo: ({ readonly text: string } | { readonly value: unknown })[] = [{ value: root }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if ('text' in next) {
      parts.push(next.text);
    } else if (typeof next.value !== 'object' || next.value === null || isRawNumber(next.value)) {
      parts.push(JSON.stringify(next.value));
    } else {
      const isArray = Array.isArray(next.value);
      parts.push(isArray ? '[' : '{');
      todo.push({ text: isArray ? ']' : '}' });
      const members = Object.entries(next.value).toReversed();
      for (const [reversed, [key, value]] of members.entries()) {
        const comma = reversed === members.length - 1 ? '' : ',';
        todo.push({ value }, { text: isArray ? comma : `${comma}${JSON.stringify(key)}:` });
      }
    }
  }
  return parts.join('');
}
