import { onPath } from '../on-path.ts';

/** The Firefox to test with, the first one on the PATH. */
export function lookForFirefox(): string | undefined {
  return onPath(['firefox-esr', 'firefox']);
}
