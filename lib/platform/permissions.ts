import browser from 'webextension-polyfill';
import type { Permissions } from '@/lib/ports';

const oneHost = /^https?:\/\/[^*]+\/\*$/;

export const permissions: Permissions = {
  has: (origin) => browser.permissions.contains({ origins: [origin] }),
  request: (origin) => browser.permissions.request({ origins: [origin] }),
  async granted() {
    const { origins = [] } = await browser.permissions.getAll();
    return origins.filter((origin) => oneHost.test(origin));
  },
  async release(origins) {
    // One by one: one of the manifest is not to be had back, and refuses all that it is asked with.
    await Promise.allSettled(
      origins.map((origin) => browser.permissions.remove({ origins: [origin] })),
    );
  },
};
