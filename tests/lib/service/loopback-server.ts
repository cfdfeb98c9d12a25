import type { Transport } from '@/lib/service/exchange';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a real HTTP server on loopback; it stops when the test is over. */
export async function startServer(answer: (response: ServerResponse) => void) {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, stop };
}

export const key = 'test-key-0123456789';

/** Fetches as a browser does, which hides a redirect that it does not follow, even its status. Node shows it. */
const fetchAsBrowser: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (![301, 302, 303, 307, 308].includes(response.status)) return response;
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
};

/** Starts a server that gives every request the same answer. Returns it with a transport to it. */
export async function serve(
  answer: (response: ServerResponse) => void,
  options: Partial<Transport> = {},
) {
  const server = await startServer(answer);
  const baseUrl = `${server.origin}/api/v1`;
  const transport: Transport = { fetch: fetchAsBrowser, now: Date.now, baseUrl, key, ...options };
  return { ...server, transport };
}

/** Answers with a status, headers and a body: text as it is, anything else as JSON. */
export function reply(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}
