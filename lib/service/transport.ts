import type { Transport } from './exchange';

/** A worker dies of a response that takes 30 s. */
const defaultTimeoutMs = 20_000;

export interface ClientOptions {
  readonly fetch: typeof fetch;
  /** `baseUrl` as `normaliseAddress` gives it. The key goes to this address only. */
  readonly connection: { readonly baseUrl: string; readonly key: string };
  /** How long one exchange may take, body included. */
  readonly timeoutMs?: number;
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  readonly now?: () => number;
}

export function createTransport({
  fetch,
  connection: { baseUrl, key },
  timeoutMs = defaultTimeoutMs,
  now = Date.now,
}: ClientOptions): Transport {
  return { fetch, baseUrl, key, timeoutMs, now };
}
