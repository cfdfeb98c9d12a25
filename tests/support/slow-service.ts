const aMoment = 30;

/** A service that answers when it is told to. */
export function slowService() {
  const waiting: { readonly url: string; readonly answer: (response: Response) => void }[] = [];
  const urls: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const { url } = new Request(input);
    urls.push(url);
    return new Promise((answer) => {
      waiting.push({ url, answer });
    });
  };
  return { fetch, waiting, urls };
}

export const slowDown = () =>
  Response.json(
    { success: false, error: 'Slow down' },
    { status: 429, headers: { 'retry-after': '600' } },
  );

export const refusedKey = () => Response.json({ success: false, error: 'No' }, { status: 401 });

/** Gives everything but the service time to come to rest. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, aMoment));
