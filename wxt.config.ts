import { defineConfig } from 'wxt';

// Version 1 of the add-on id: Firefox keeps an add-on's storage by it, so it never changes.
const geckoId = 'beckon@beckon.example';

/**
 * The polyfill is CommonJS. What a bundler makes of that reads every member of the browser's object,
 * which makes the browser set up all its APIs, used or not: 3 ms of every start. As a module of its
 * own it is taken as it is.
 */
const polyfillAsModule = {
  name: 'polyfill-as-module',
  transform: {
    filter: { id: /\/webextension-polyfill\/dist\/browser-polyfill\.js$/ },
    handler: (code: string) =>
      `const module = { exports: {} }, { exports } = module;\n${code}\nexport default module.exports;`,
  },
};

export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/i18n/module'],
  i18n: { localesDir: 'lib/locales' },
  manifestVersion: 3,
  vite: () => ({
    plugins: [polyfillAsModule],
    // Every browser we run in preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
  }),
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
    action: { default_title: '__MSG_extension_name__' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: geckoId,
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
