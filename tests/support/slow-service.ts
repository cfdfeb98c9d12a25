const turns = 100;

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

/**
 * Lets everything but the service come to rest. Counted in turns of the event loop: on a busy machine, a
 * span of time may be over before the work is.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}
