import { backgroundPermissions, pagePermissions } from '@/lib/platform/permissions';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

function granted(origins?: readonly string[], own?: readonly string[]) {
  browserHas({
    permissions: { getAll: async () => ({ origins }) },
    runtime: { getManifest: () => ({ host_permissions: own }) },
  });
  return backgroundPermissions.granted();
}

it('names every single host, and not what was granted for all at once', async () => {
  const hosts = ['https://service.example/*', 'http://192.168.0.7/*'];
  const many = ['https://*/*', 'http://*/*', '*://*/*', '<all_urls>', 'https://*.example/*'];
  expect(await granted([...many, ...hosts])).toEqual(hosts);
});

it("leaves out what the build itself has, which is nobody's to give back", async () => {
  const own = 'http://127.0.0.1/*';
  expect(await granted([own, 'https://service.example/*'], [own])).toEqual([
    'https://service.example/*',
  ]);
});

it('names none where the browser names none', async () => {
  expect(await granted()).toEqual([]);
});

it('has a host alone, from when it is asked for until it is given back', async () => {
  interface Asked {
    readonly origins: readonly string[];
  }
  const held = new Set<string>();
  browserHas({
    permissions: {
      request: async ({ origins }: Asked) => origins.every((origin) => held.add(origin)),
      contains: async ({ origins }: Asked) => origins.every((origin) => held.has(origin)),
      remove: async ({ origins }: Asked) => origins.every((origin) => held.delete(origin)),
    },
  });
  const host = 'https://service.example/*';
  expect(await pagePermissions.has(host)).toBe(false);
  await pagePermissions.request(host);
  expect(await pagePermissions.has(host)).toBe(true);
  expect(await pagePermissions.has('https://another.example/*')).toBe(false);
  await backgroundPermissions.release([host]);
  expect(await backgroundPermissions.has(host)).toBe(false);
});
