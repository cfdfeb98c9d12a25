import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';

// Version 1 of the add-on id: Firefox keeps an add-on's storage by it, so it never changes.
const geckoId = 'beckon@beckon.example';

/** The oldest browsers Beckon runs in. */
const chrome = '120';
const firefox = '142';

/** In Chromium there is nothing left to polyfill, and the polyfill is 3 kB of each bundle. */
const nativeBrowser = {
  'webextension-polyfill': fileURLToPath(new URL('lib/platform/chromium.ts', import.meta.url)),
};

/** What every page starts with is one file, whichever other pages need parts of it too. */
const oneStart: Plugin = {
  name: 'one-start',
  outputOptions: (options) =>
    options.format === 'iife'
      ? options
      : { ...options, codeSplitting: { groups: [{ name: 'start', test: startOfPages }] } },
};
const startOfPages = /entrypoints\/page\/|wxt-html-plugins/;

/**
 * With one style sheet and one file for all other pages, nothing needs to be fetched ahead of an
 * import, and Vite's helper for that is 0.7 kB.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/i18n/module'],
  i18n: { localesDir: 'lib/locales' },
  manifestVersion: 3,
  vite: ({ browser }) => ({
    resolve: { alias: browser === 'firefox' ? {} : nativeBrowser },
    plugins: [oneStart, plainImports],
    build: {
      target: browser === 'firefox' ? `firefox${firefox}` : `chrome${chrome}`,
      // Gzipped, half a kilobyte less of each bundle than with the bundler's own minifier.
      minify: 'terser',
      // Calls as they were written, and `a === 'b'` not turned round, are longer and repeat more.
      terserOptions: { ecma: 2020, compress: { passes: 2, inline: 1, lhs_constants: false } },
      modulePreload: false,
      cssCodeSplit: false,
    },
  }),
  hooks: {
    // What the browser opens by itself when the person asks for Beckon's options.
    'build:manifestGenerated': (_, { options_ui }) => {
      if (options_ui !== undefined) options_ui.page += '#/settings';
    },
  },
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    permissions: [
      'storage',
      'unlimitedStorage',
      'alarms',
      'notifications',
      'contextMenus',
      'activeTab',
      ...(browser === 'firefox' ? [] : ['sidePanel']),
    ],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+K' } },
      'next-request': {
        suggested_key: { default: 'Alt+Shift+J' },
        description: '__MSG_attention_nextRequest__',
      },
    },
    action: {
      default_title: '__MSG_extension_name__',
      // Firefox keeps a new button in its menu of extensions, where nobody sees how many agents wait.
      ...(browser === 'firefox' && { default_area: 'navbar' }),
    },
    ...(browser === 'firefox'
      ? {
          // Firefox's own policy makes https of http, which is all a service in one's network may speak.
          content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
          browser_specific_settings: {
            gecko: {
              id: geckoId,
              strict_min_version: `${firefox}.0`,
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: chrome }),
  }),
});
