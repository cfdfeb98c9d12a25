/** What `URL.parse` does, which the oldest browser Beckon runs in lacks; null when it is no URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
