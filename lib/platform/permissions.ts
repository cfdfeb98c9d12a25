import browser from 'webextension-polyfill';
import type { Permissions } from '@/lib/ports';

const oneHost = /^https?:\/\/[^*]+\/\*$/;

export const permissions: Permissions = {
  has: (origin) => browser.permissions.contains({ origins: [origin] }),
  request: (origin) => browser.permissions.request({ origins: [origin] }),
  async granted() {
    const { origins = [] } = await browser.permissions.getAll();
    // The build's own are nobody's to give back; Firefox would take them, and Chromium refuses.
    const own: readonly string[] = browser.runtime.getManifest().host_permissions ?? [];
    return origins.filter((origin) => oneHost.test(origin) && !own.includes(origin));
  },
  async release(origins) {
    await browser.permissions.remove({ origins: [...origins] });
  },
};
