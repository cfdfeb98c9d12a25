import { isExecutable, onPath } from './on-path.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium to test with: `BECKON_BROWSER`, else the first one on the PATH, else Chrome's usual
 * place on a Mac.
 * @throws when there is none, saying what to install.
 */
export function findBrowser(): string {
  const found = lookForBrowser();
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Install Chromium or Chrome (on Debian: apt-get install chromium), ' +
        'or name one in BECKON_BROWSER.',
    );
  }
  return found;
}

/** @throws when `BECKON_BROWSER` names no program: otherwise another browser would be tested unnoticed. */
export function lookForBrowser(): string | undefined {
  const named = process.env.BECKON_BROWSER;
  if (named && isExecutable(named)) return named;
  if (named) throw new Error(`BECKON_BROWSER names ${named}, and no program is there.`);
  return onPath(names) ?? (isExecutable(macChrome) ? macChrome : undefined);
}
