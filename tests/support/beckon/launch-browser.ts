import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '../find-browser.ts';

export interface BrowserOptions {
  readonly headless: boolean;
  /** The display and the bus of a desktop; the process's own when absent. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** A person uses this browser: no banner about automation, a window of its own size. */
  readonly forPerson?: boolean;
  /** Leaves the page that greets a new person open. */
  readonly keepWelcome?: boolean;
  /**
   * A file of the extension that is not driven by the test. The browser keeps a popup that is driven open
   * when it loses the focus.
   */
  readonly leftAlone?: string;
  /** Changes the extension's copy before it is first loaded. */
  readonly alter?: (extension: string) => Promise<void>;
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const personal = {
  defaultViewport: null,
  ignoreDefaultArgs: ['--enable-automation'],
  // The program that started the browser ends it, after everything that must end before it.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

/** A real Chromium with an unpacked extension, on a profile that may have been used before. */
export function launchBrowser(
  folders: { readonly extension: string; readonly profile: string },
  options: BrowserOptions,
): Promise<Browser> {
  return launch({
    browser: 'chrome',
    executablePath: findBrowser(),
    headless: options.headless,
    pipe: true,
    enableExtensions: [folders.extension],
    userDataDir: folders.profile,
    env: options.env ?? process.env,
    targetFilter: (target) =>
      options.leftAlone === undefined || !target.url().endsWith(options.leftAlone),
    // Chromium refuses to run as root inside its sandbox; everybody else keeps it.
    args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...(options.forPerson ? personal : {}),
  });
}
