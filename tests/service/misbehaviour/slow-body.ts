import { delay } from './delay.ts';
import { streamOf } from './stream.ts';

const pieces = 10;

/** The same answer, its body spread over `ms` milliseconds. */
export async function slowDown(
  response: Response,
  ms: number,
  gone: AbortSignal,
): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.ceil(bytes.length / pieces);
  async function* drip() {
    for (let start = 0; start < bytes.length && !gone.aborted; start += size) {
      await delay(ms / pieces, gone);
      yield bytes.subarray(start, start + size);
    }
  }
  return new Response(streamOf(drip()), response);
}
