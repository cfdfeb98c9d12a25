import { parseUrl } from '@/lib/parse-url';
import { fail, succeed, type Result } from '@/lib/result';
import { isLoopback } from './loopback';

type Problem = 'empty' | 'not-an-address' | 'not-http' | 'has-credentials';

const http = /^https?:/i;
/** A word and a colon, with no port after it. */
const otherScheme = /^[a-z][a-z\d+.-]*:(?![\d:])/i;

/** Reads an http or https URL as people type one. */
export function parseTypedUrl(typed: string): Result<URL, Problem> {
  const text = typed.trim();
  if (text === '') return fail('empty');
  // A URL parser would drop line breaks silently, and with them what the person meant.
  if (/\s/.test(text)) return fail('not-an-address');
  if (http.test(text)) return parse(text);
  const secure = parse(`https://${text}`);
  // Checked before the scheme: `user:` in `user:password@host` looks like one.
  if (secure.ok && secure.value.username !== '') return fail('has-credentials');
  if (otherScheme.test(text)) return fail('not-http');
  // Quotes or a name before the scheme, as in a file of settings: the scheme would be the host.
  if (/^[^/]+:\/\//.test(text)) return fail('not-an-address');
  // Parsed again, with http: `secure` has lost a port of 443, which is the default of https.
  return secure.ok && isLoopback(secure.value.hostname) ? parse(`http://${text}`) : secure;
}

function parse(text: string): Result<URL, 'not-an-address'> {
  const url = parseUrl(text);
  return url === null ? fail('not-an-address') : succeed(url);
}
