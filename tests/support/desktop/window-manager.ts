import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Display } from './display.ts';
import { firstLine } from './first-line.ts';

// The shell ends when its input ends, so also when this process ends in any way. Otherwise Openbox
// would keep the display alive.
const whileWanted = `
openbox --sm-disable --startup 'echo ready' &
read _
kill $!
`;

/**
 * Manages the windows of a display. Without a window manager none can be minimised, and all of them
 * have the keyboard that ask for it.
 * @throws when it does not start.
 */
export async function startWindowManager({
  name,
}: Display): Promise<{ readonly stop: () => Promise<void> }> {
  const manager = spawn('sh', ['-c', whileWanted], {
    env: { ...process.env, DISPLAY: name },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await firstLine(manager);
  return {
    async stop() {
      const ended = once(manager, 'exit');
      manager.stdin.end();
      await ended;
    },
  };
}
