import browser from 'webextension-polyfill';
import type { Permissions } from '@/lib/ports';

export const permissions: Permissions = {
  has: (origin) => browser.permissions.contains({ origins: [origin] }),
  request: (origin) => browser.permissions.request({ origins: [origin] }),
  async release(origins) {
    try {
      await browser.permissions.remove({ origins: [...origins] });
    } catch {
      // One of them is of the manifest, and is not to be had back.
    }
  },
};
