import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium to test with: `BECKON_BROWSER`, else the first one on the PATH, else Chrome's usual
 * place on a Mac.
 * @throws when there is none, saying what to install.
 */
export function findBrowser(): string {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.BECKON_BROWSER, ...onPath, macChrome];
  const found = candidates.find((path) => path !== undefined && isExecutable(path));
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Install Chromium or Chrome (on Debian: apt-get install chromium), ' +
        'or name one in BECKON_BROWSER.',
    );
  }
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
