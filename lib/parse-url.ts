/** Like `URL.parse`, which the oldest browser that Beckon supports lacks; null when the text is no URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
