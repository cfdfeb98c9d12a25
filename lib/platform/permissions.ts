import browser from 'webextension-polyfill';
import type { BackgroundPermissions, PagePermissions } from '@/lib/ports';

const oneHost = /^https?:\/\/[^*]+\/\*$/;

export const pagePermissions: PagePermissions = {
  has,
  request: (origin) => browser.permissions.request({ origins: [origin] }),
};

export const backgroundPermissions: BackgroundPermissions = {
  has,
  async granted() {
    const { origins = [] } = await browser.permissions.getAll();
    // The manifest's own hosts must not be given back: Firefox would remove them, and Chromium refuses.
    const own: readonly string[] = browser.runtime.getManifest().host_permissions ?? [];
    return origins.filter((origin) => oneHost.test(origin) && !own.includes(origin));
  },
  async release(origins) {
    await browser.permissions.remove({ origins: [...origins] });
  },
};

function has(origin: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [origin] });
}
