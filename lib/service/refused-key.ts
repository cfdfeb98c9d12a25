const wordSet = (words: string) => new Set(words.split(' '));

const trouble = wordSet(
  'invalid incorrect wrong bad unknown unrecognized no not missing required expired revoked ' +
    'disabled inactive denied unauthorized unauthenticated authentication',
);
const filler = wordSet(
  'a an the this your is was has been or and in with api x key apikey header request please ' +
    'provide provided supplied given found valid access failed error',
);
const forbidden = wordSet(
  'forbidden permission permissions insufficient not allowed you do have 403',
);
const enough: ReadonlySet<string> = new Set([
  'unauthorized',
  'unauthenticated',
  'authentication required',
]);

/**
 * Whether a failure's words say that the API key was refused, where the HTTP status does not: some
 * servers refuse a key with 200. They say so when they name an API key and a trouble and *nothing else*.
 * Otherwise an agent's error about another key ("OpenAI API key is required") would stop a connection.
 */
export function speaksOfRefusedKey(message: string): boolean {
  const words = wordsOf(message);
  const text = words.join(' ');
  if (enough.has(text)) return true;
  return (
    (text.includes('api key') || words.includes('apikey')) &&
    words.some((word) => trouble.has(word)) &&
    words.every((word) => trouble.has(word) || filler.has(word))
  );
}

/**
 * Whether a 403 is about the key. The interface assigns errors no HTTP status (§7), and keys have scopes
 * that it does not list (§5): a 403 may be about one task or a plan, and must not stop everything then.
 * It is about the key when its words name a key, or nothing in particular, or are missing.
 */
export function forbidsKey(message: string | null): boolean {
  const words = wordsOf(message ?? '');
  return (
    words.includes('key') ||
    words.includes('apikey') ||
    words.every((word) => trouble.has(word) || filler.has(word) || forbidden.has(word))
  );
}

function wordsOf(message: string): readonly string[] {
  return message
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
