import { execFileSync } from 'node:child_process';

/**
 * Presses keys as a person at the display does, in the window that has the focus; the browser sees
 * them before any page.
 * @param env the environment of the display's programs
 * @param keys for example `alt+shift+j`
 */
export function pressKeys(env: NodeJS.ProcessEnv, keys: string): void {
  execFileSync('xdotool', ['key', keys], { env });
}

/** Minimises the window that has the focus, as a person does with its title bar. */
export function minimise(env: NodeJS.ProcessEnv): void {
  execFileSync('xdotool', ['getactivewindow', 'windowminimize'], { env });
}
