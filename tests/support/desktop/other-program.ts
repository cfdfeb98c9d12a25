import { spawn } from 'node:child_process';

/**
 * Opens the window of a program that is no browser; it takes the keyboard. It closes after a minute:
 * otherwise it could keep the display alive.
 * @param env the environment of the display's programs
 */
export function openOtherProgram(env: NodeJS.ProcessEnv): void {
  spawn('xmessage', ['-timeout', '60', 'Another program'], { env, stdio: 'ignore' });
}
