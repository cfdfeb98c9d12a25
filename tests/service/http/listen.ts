import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

const lastPort = 65_535;

interface Listening {
  readonly listener: RequestListener;
  /** Whether a connection may carry more than one request. */
  readonly keepAlive: boolean;
}

/**
 * Listens on that port of loopback and on no other address; 0 takes any free port.
 * @throws when it cannot
 */
export async function listen({ listener, keepAlive }: Listening, port: number): Promise<Server> {
  const server = createServer(listener);
  server.maxRequestsPerSocket = keepAlive ? 0 : 1;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Listens on `port`, or on the next one that is free. @throws as `listen` does, otherwise */
export async function listenFrom(listening: Listening, port: number): Promise<Server> {
  try {
    return await listen(listening, port);
  } catch (error) {
    if (!isInUse(error) || port >= lastPort) throw error;
    return listenFrom(listening, port + 1);
  }
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return address.port;
}

/** Closes the server and every connection it has. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
