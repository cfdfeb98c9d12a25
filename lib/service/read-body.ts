/** The largest body read, in bytes. */
const maxBodyBytes = 5_000_000;

/**
 * Reads a body as UTF-8, giving up as soon as it is known to be too large.
 * @returns the text, '' without a body; null when it is over `maxBodyBytes`.
 * @throws when the connection breaks or the request is aborted meanwhile.
 */
export async function readBody(response: Response): Promise<string | null> {
  const { body } = response;
  if (body === null) return '';
  if (Number(response.headers.get('content-length')) > maxBodyBytes) {
    await body.cancel();
    return null;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
