import { longestWords, z } from '@/lib/schema';
import { orNull } from './or-null';

const message = orNull(z.string());
const wire = z.object({
  error: orNull(z.union([z.string(), z.object({ message })])),
  message,
});

/** Shorter ones are no real keys, and may be part of an ordinary word. */
const shortestKey = 8;

/**
 * A failure's own words: `error` (interface §7) or its own `message`, else `message`. Untrusted, at most 1,000
 * characters, and without the API key in case the service repeats it. Null when there are none.
 */
export function serviceWords(json: unknown, apiKey: string): string | null {
  const { data } = wire.safeParse(json);
  const error = data?.error;
  // Some services always write an `error`, an empty one too.
  const words = (typeof error === 'object' ? error?.message : error) || data?.message || '';
  if (words.trim() === '') return null;
  const safe = apiKey.length < shortestKey ? words : words.replaceAll(apiKey, '•••');
  return safe.slice(0, longestWords).toWellFormed();
}
