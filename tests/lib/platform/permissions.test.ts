import { backgroundPermissions } from '@/lib/platform/permissions';
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
