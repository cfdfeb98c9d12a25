/** Does what `URL.parse` does, which the oldest supported browser lacks; null for a text that is no URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
