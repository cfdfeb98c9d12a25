import { streamOf } from './stream.ts';

const chunk = Buffer.alloc(64 * 1024, 'x');
const chunks = 96;

/** The same answer with one more key, of 6 MB; sent in chunks, so that no header tells its size. */
export async function enlarge(response: Response): Promise<Response> {
  const answer = await response.text();
  async function* pieces() {
    yield Buffer.from(answer.replace(/\}$/, ',"padding":"'));
    for (let sent = 0; sent < chunks; sent += 1) yield chunk;
    yield Buffer.from('"}');
  }
  return new Response(streamOf(pieces()), response);
}
