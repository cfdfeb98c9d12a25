import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const builds = { Chromium: 'chrome-mv3', Firefox: 'firefox-mv3' } as const;

/** A build's manifest, as an object with any keys. */
function manifestOf(build: string): Record<string, unknown> {
  const file = new URL(`../../.output/${build}/manifest.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

// The README says what each permission is for. The person must know of a new one, and is asked
// about it.
const permissions = [
  'activeTab',
  'alarms',
  'contextMenus',
  'notifications',
  'storage',
  'unlimitedStorage',
];

describe.each(Object.entries(builds))('in %s', (browser, build) => {
  const manifest = manifestOf(build);

  it('is installed with no access to any host, and runs in no page of the web', () => {
    expect(manifest['manifest_version']).toBe(3);
    expect(manifest['host_permissions'] ?? []).toEqual([]);
    expect(manifest['content_scripts'] ?? []).toEqual([]);
    expect(manifest['web_accessible_resources'] ?? []).toEqual([]);
    expect(manifest['externally_connectable']).toBeUndefined();
  });

  it('may do what the README says, and may ask for the host of a service', () => {
    const panel = browser === 'Chromium' ? ['sidePanel'] : [];
    expect(new Set([manifest['permissions']].flat())).toEqual(new Set([...permissions, ...panel]));
    expect(manifest['optional_host_permissions']).toEqual(['https://*/*', 'http://*/*']);
    expect(manifest['optional_permissions'] ?? []).toEqual([]);
  });

  it('loads nothing but its own scripts and styles', () => {
    expect(manifest['content_security_policy']).toEqual({
      extension_pages: expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src http: https: blob:;(?!.*-src)/,
      ),
    });
  });

  it('has a key for the popup, and one for the next request', () => {
    expect(manifest['commands']).toMatchObject({
      _execute_action: { suggested_key: { default: 'Alt+Shift+K' } },
      'next-request': { suggested_key: { default: 'Alt+Shift+J' } },
    });
  });
});

it('runs from Chrome 120 and Firefox 142 on', () => {
  expect(manifestOf(builds.Chromium)['minimum_chrome_version']).toBe('120');
  expect(manifestOf(builds.Firefox)['browser_specific_settings']).toMatchObject({
    gecko: { id: 'beckon@beckon.example', strict_min_version: '142.0' },
  });
});

it('says in Firefox what a service is sent', () => {
  const required = ['authenticationInfo', 'browsingActivity', 'websiteContent'];
  expect(manifestOf(builds.Firefox)['browser_specific_settings']).toMatchObject({
    gecko: { data_collection_permissions: { required } },
  });
});

it('does not open its sidebar by itself in Firefox', () => {
  expect(manifestOf(builds.Firefox)['sidebar_action']).toMatchObject({ open_at_install: false });
});
