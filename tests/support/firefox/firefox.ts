import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { waitFor } from '../wait-for.ts';
import { copyExtension } from '../beckon/extension-copy.ts';

/** The add-on's id, as in the manifest. Firefox stores an add-on's things under it. */
const addOn = 'beckon@beckon.example';
/** The host of the add-on's pages. Firefox makes up one for every profile unless it is given one. */
const host = '6f1a2b3c-1111-4222-8333-444455556666';

/** The production build in a real Firefox, on a profile of its own. */
export class Firefox {
  private readonly browser: Browser;
  private readonly folder: string;

  private constructor(browser: Browser, folder: string) {
    this.browser = browser;
    this.folder = folder;
  }

  static async launch(executablePath: string, env: NodeJS.ProcessEnv): Promise<Firefox> {
    // Once in more than a hundred starts no welcome page was seen within 20 s, for a reason not found.
    return Firefox.start(executablePath, env).catch(() => Firefox.start(executablePath, env));
  }

  private static async start(executablePath: string, env: NodeJS.ProcessEnv): Promise<Firefox> {
    const folder = mkdtempSync(join(tmpdir(), 'beckon-firefox-'));
    const extension = join(folder, 'extension');
    copyExtension(extension, 'firefox');
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      env,
      // Without this, automation may not open the pages of an extension.
      args: ['--remote-allow-system-access'],
      userDataDir: join(folder, 'profile'),
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [addOn]: host }),
        // In ms. By itself it writes to its session file every 15 s.
        'browser.sessionstore.interval': 500,
      },
    });
    const before = await browser.pages();
    await browser.installExtension(extension);
    const firefox = new Firefox(browser, folder);
    try {
      await closeWelcome(browser, before.length);
    } catch (failure) {
      await firefox.stop();
      throw failure;
    }
    return firefox;
  }

  /** One of Beckon's pages in a tab; `popup.html` takes itself for the popup there, too. */
  async openTab(hash: string, file = 'options.html'): Promise<Page> {
    return open(await this.browser.newPage(), hash, file);
  }

  /** The same in a container. The background can read no address there, nor in a private window. */
  async openInContainer(hash: string): Promise<Page> {
    const container = await this.browser.createBrowserContext();
    return open(await container.newPage(), hash);
  }

  /**
   * What stands in Firefox's session files, from which it restores tabs. They are compressed: only a text
   * of which no four letters stand elsewhere is there as it was typed.
   */
  sessionFiles(): string {
    const files = globSync(join(this.folder, 'profile', 'sessionstore-backups', '*'));
    return files.map((file) => readFileSync(file, 'latin1')).join('\n');
  }

  async stop(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function open(page: Page, hash: string, file = 'options.html'): Promise<Page> {
  // Firefox never says that an extension's page has loaded, so this asks the page itself. Asking may
  // fail while the page loads.
  void page.goto(`moz-extension://${host}/${file}${hash}`).catch(() => undefined);
  await waitFor(
    'the page to be there',
    () => page.$('h1').catch(() => null),
    (heading) => heading !== null,
  );
  return page;
}

/**
 * Closes the page that greets a new person: the newest, since Firefox does not tell the address of an
 * extension's page.
 */
async function closeWelcome(browser: Browser, before: number): Promise<void> {
  const pages = await waitFor(
    'the welcome page',
    () => browser.pages(),
    (open) => open.length > before,
  );
  await pages.at(-1)?.close();
}
