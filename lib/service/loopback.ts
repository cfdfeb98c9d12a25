/** Whether a service at a base URL is reached over a network: one on this machine is not. */
export function needsNetwork(baseUrl: string): boolean {
  return !isLoopback(new URL(baseUrl).hostname);
}

/**
 * Whether a URL's `hostname` (so lower case, an IPv4 address in its four-part form) is this
 * machine: `localhost` and below it, 127.0.0.0/8, `[::1]`.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/.test(hostname);
}
