import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstLine } from './first-line.ts';

export interface Display {
  /** The value that DISPLAY takes. */
  readonly name: string;
  stop(): Promise<void>;
}

const screen = ['-screen', '0', '1280x900x24'];

/**
 * A display nobody sees. The display also ends by itself when its last window has gone. Otherwise it
 * could outlive the program that started it.
 * @throws when it does not start.
 */
export async function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', ...screen, '-nolisten', 'tcp', '-terminate'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Ctrl-C in a terminal reaches the whole process group; the display must outlast its programs.
    detached: true,
  });
  const number = await firstLine(server);
  return {
    name: `:${number}`,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
