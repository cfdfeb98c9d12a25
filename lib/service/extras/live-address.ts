import { parseUrl } from '@/lib/parse-url';

/** An address a person may be led to: http or https, without a name and password in it; else null. */
export function liveAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = parseUrl(value);
  if (url === null) return null;
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && url.username === '' && url.password === '' ? url.href : null;
}
