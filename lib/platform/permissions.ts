import browser from 'webextension-polyfill';
import type { Permissions } from '@/lib/ports';

export const permissions: Permissions = {
  has: (origin) => browser.permissions.contains({ origins: [origin] }),
  request: (origin) => browser.permissions.request({ origins: [origin] }),
};
