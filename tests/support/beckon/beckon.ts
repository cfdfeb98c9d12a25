import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TargetType, type Browser, type Page, type Target, type WebWorker } from 'puppeteer-core';
import { waitFor } from '../wait-for.ts';
import { copyExtension } from './extension-copy.ts';
import { launchBrowser, type BrowserOptions } from './launch-browser.ts';
import { Observer } from './observer.ts';

const isWorker = (target: Target) => target.type() === TargetType.SERVICE_WORKER;

/** Everything that lives as long as one run of the browser. */
interface Session {
  readonly browser: Browser;
  readonly origin: string;
  readonly observer: Observer;
}

/** The production build in a real Chromium, on a profile of its own. */
export class Beckon {
  private readonly folder: string;
  private readonly options: BrowserOptions;
  private session: Session;

  private constructor(folder: string, options: BrowserOptions, session: Session) {
    this.folder = folder;
    this.options = options;
    this.session = session;
  }

  static async launch(options: BrowserOptions): Promise<Beckon> {
    // The extension's id comes from its path, so all restarts use one copy and one profile.
    const folder = mkdtempSync(join(tmpdir(), 'beckon-'));
    try {
      copyExtension(join(folder, 'extension'), 'chrome');
      await options.alter?.(join(folder, 'extension'));
      const session = await startSession(folder, options);
      if (options.keepWelcome !== true) await closeWelcome(session);
      return new Beckon(folder, options, session);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  get browser(): Browser {
    return this.session.browser;
  }

  /** Sees and does what the extension's own pages can, without being one of them. */
  get observer(): Observer {
    return this.session.observer;
  }

  /** Closes the browser and opens it again on the same profile, which may be changed in between. */
  async restart(change?: (profile: string) => void): Promise<void> {
    await this.session.browser.close();
    change?.(join(this.folder, 'profile'));
    this.session = await startSession(this.folder, this.options);
  }

  /** Stops the service worker at once, whatever it is doing. The next event starts it again. */
  async killWorker(): Promise<void> {
    const target = this.browser.targets().find(isWorker);
    if (target === undefined) return;
    // The worker may end by itself meanwhile, and then nobody answers.
    const stop = async () => (await target.worker())?.close();
    await waitFor(
      'the worker to be gone',
      async () => {
        await Promise.race([stop().catch(() => undefined), sleep(2_000)]);
        return this.browser.targets().includes(target);
      },
      (runs) => !runs,
    );
  }

  /** The running service worker, started if need be. */
  async worker(): Promise<WebWorker> {
    await this.observer.wakeWorker();
    const worker = await (await this.browser.waitForTarget(isWorker)).worker();
    if (worker === null) throw new Error('The service worker is gone again.');
    return worker;
  }

  workerRuns(): boolean {
    return this.browser.targets().some(isWorker);
  }

  /** One of Beckon's pages in a tab. */
  async openTab(hash: string, viewport?: { width: number; height: number }): Promise<Page> {
    const page = await this.browser.newPage();
    if (viewport) await page.setViewport(viewport);
    await page.goto(`${this.session.origin}/options.html${hash}`);
    return page;
  }

  /** Any file of the extension in a tab. */
  async openFile(path: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(`${this.session.origin}${path}`);
    return page;
  }

  /** The toolbar's popup, as a click on the icon opens it; with another page in it when asked. */
  async openPopup(path = '/popup.html'): Promise<Page> {
    await this.observer.openPopup(path);
    return this.pageOf(path.slice(1));
  }

  /** The side panel, opened by a person's gesture. */
  async openPanel(): Promise<Page> {
    await this.observer.openPanel();
    return this.panel();
  }

  /** The side panel that something else opened, as soon as it can be clicked. */
  async panel(): Promise<Page> {
    const page = await this.pageOf('sidepanel.html');
    await page.waitForFunction(() => innerWidth > 0);
    return page;
  }

  /** Every page of Beckon's that is open, wherever it is. */
  pages(): Promise<readonly Page[]> {
    const ours = new RegExp(`^${this.session.origin}/\\w+\\.html`);
    return Promise.all(
      this.browser
        .targets()
        .filter((target) => ours.test(target.url()))
        .map((target) => target.asPage()),
    );
  }

  async stop(): Promise<void> {
    await this.session.browser.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** The page that greets a new person; only where `keepWelcome` was asked for. */
  async welcome(): Promise<Page> {
    const page = await this.pageOf('options.html#/welcome');
    // The observer's tab may have opened later, and a tab behind another draws nothing.
    await page.bringToFront();
    return page;
  }

  private async pageOf(file: string): Promise<Page> {
    const prefix = `${this.session.origin}/${file}`;
    const target = await this.browser.waitForTarget((t) => t.url().startsWith(prefix));
    return target.asPage();
  }
}

/** Closes the page that greets a new person: only its own test expects a page that no test opened. */
async function closeWelcome({ browser, origin }: Session): Promise<void> {
  const url = `${origin}/options.html#/welcome`;
  const target = await browser.waitForTarget((one) => one.url() === url);
  const page = await target.asPage();
  await page.close();
}

async function startSession(folder: string, options: BrowserOptions): Promise<Session> {
  const folders = { extension: join(folder, 'extension'), profile: join(folder, 'profile') };
  const browser = await launchBrowser(folders, options);
  try {
    const worker = await browser.waitForTarget(isWorker);
    const origin = `chrome-extension://${new URL(worker.url()).host}`;
    return { browser, origin, observer: await Observer.open(browser, origin) };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
