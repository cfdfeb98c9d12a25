import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';

// Firefox finds an add-on's storage by this id, so the id must never change.
const geckoId = 'beckon@beckon.example';

/** The oldest browsers Beckon runs in. What JavaScript offers there is the `lib` of tsconfig.json. */
const chrome = '120';
const firefox = '142';

/**
 * What the pages and the background may load and do: run and style with Beckon's own files, and
 * speak with a service. Nothing an agent wrote becomes markup; if a mistake ever made it so, it
 * could run nothing, and send nothing anywhere by an image, a frame or a form. Where a browser knows
 * trusted types, it also refuses to turn any text into markup.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // `http:`: a service in a local network may have no https, which Firefox's own policy would turn
  // http into. `blob:`: a file to import.
  'connect-src http: https: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** In Chromium there is nothing left for the polyfill to do, and it would add 3 kB to each bundle. */
const nativeBrowser = {
  'webextension-polyfill': fileURLToPath(new URL('lib/platform/chromium.ts', import.meta.url)),
};

/** Puts all that every page starts with in one file, even if other pages also need parts of it. */
const oneStart: Plugin = {
  name: 'one-start',
  outputOptions: (options) =>
    options.format === 'iife'
      ? options
      : { ...options, codeSplitting: { groups: [{ name: 'start', test: startOfPages }] } },
};
const startOfPages = /entrypoints\/page\/|wxt-html-plugins/;

/**
 * All pages share one style sheet and one more file of code, so nothing has to be fetched ahead of
 * an import. Vite's helper for that would add 0.7 kB.
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
      // Each gzipped bundle is half a kilobyte smaller than with the bundler's own minifier.
      minify: 'terser',
      // Without these options terser inlines more calls and turns `a === 'b'` round. Gzipped, that
      // is larger.
      terserOptions: { ecma: 2020, compress: { passes: 2, inline: 1, lhs_constants: false } },
      modulePreload: false,
      cssCodeSplit: false,
    },
  }),
  hooks: {
    // The page that the browser opens by itself when the person asks for Beckon's options.
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
      // Firefox keeps a new button in its menu of extensions, where nobody sees how many agents
      // wait.
      ...(browser === 'firefox' && { default_area: 'navbar' }),
    },
    content_security_policy: { extension_pages: policy },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: geckoId,
              strict_min_version: `${firefox}.0`,
              // What a service is sent: its key and the person's answers, and the page or the text
              // that they hand to a new task. Mozilla counts all that leaves the browser.
              data_collection_permissions: {
                required: ['authenticationInfo', 'browsingActivity', 'websiteContent'],
              },
            },
          },
        }
      : { minimum_chrome_version: chrome }),
  }),
});
