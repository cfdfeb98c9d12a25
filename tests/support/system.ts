import { spawnSync } from 'node:child_process';
import { lookForBrowser } from './find-browser.ts';
import { lookForFirefox } from './firefox/look-for-firefox.ts';
import { onPath } from './on-path.ts';

/** A program of the system that npm cannot bring. */
interface Program {
  /** How people call it. */
  readonly name: string;
  /** The Debian package that has it. */
  readonly package: string;
  readonly present: () => boolean;
}

const has = (command: string) => () => onPath([command]) !== undefined;

export const browser: Program = {
  name: 'Chromium or Chrome',
  package: 'chromium',
  present: () => lookForBrowser() !== undefined,
};
/** A display nobody sees. */
export const display: Program = { name: 'Xvfb', package: 'xvfb', present: has('Xvfb') };
/** What minimises windows and says which one has the keyboard. */
export const windowManager: Program = {
  name: 'Openbox',
  package: 'openbox',
  present: has('openbox'),
};
/** Has a window, and is no browser. */
export const otherProgram: Program = {
  name: 'xmessage',
  package: 'x11-utils',
  present: has('xmessage'),
};
/** What shows desktop notifications, and the bus they travel on. */
export const notifier: readonly Program[] = [
  { name: 'dbus-run-session', package: 'dbus-x11', present: has('dbus-run-session') },
  { name: 'dunst', package: 'dunst', present: () => has('dunst')() && has('dunstctl')() },
];
/** The other browser Beckon is built for; its tests run where it is installed. */
export const firefox: Program = {
  name: 'Firefox',
  package: 'firefox-esr',
  present: () => lookForFirefox() !== undefined,
};
/** Presses keys that the browser itself reacts to, not a page. */
export const keyboard: Program = { name: 'xdotool', package: 'xdotool', present: has('xdotool') };

/**
 * Makes sure that these programs are installed. Missing ones are installed only where that is ours to
 * do (root on Debian).
 * @param optional programs that are installed, too, where they can be, and done without elsewhere
 * @throws when a needed program is still missing, saying what to install.
 */
export function ensurePrograms(
  needed: readonly Program[],
  optional: readonly Program[] = [],
): void {
  const missing = [...needed, ...optional].filter((program) => !program.present());
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && onPath(['apt-get']) !== undefined) install(missing);
  const still = needed.filter((program) => !program.present());
  if (still.length > 0) throw new Error(whatToInstall(still));
}

function install(programs: readonly Program[]): void {
  const packages = programs.map((program) => program.package);
  console.log(`Installing ${packages.join(', ')} with apt-get. This happens once.`);
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function aptGet(...words: readonly string[]): void {
  spawnSync('apt-get', ['--quiet=2', '--option=DPkg::Lock::Timeout=120', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function whatToInstall(programs: readonly Program[]): string {
  const names = programs.map((program) => program.name).join(', ');
  const packages = programs.map((program) => program.package).join(' ');
  return (
    `Missing here, and nothing that npm could bring: ${names}.\n` +
    `Please install it and run this again. On Debian or Ubuntu: apt-get install ${packages}\n` +
    'A browser in an unusual place can be named in BECKON_BROWSER.'
  );
}
