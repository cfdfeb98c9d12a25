import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/support/find-browser.ts';
import { messagesPlugin } from './tests/support/messages-plugin.ts';

const resolve = {
  alias: {
    '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    '#i18n': fileURLToPath(new URL('.wxt/i18n/index.ts', import.meta.url)),
  },
};

// This test builds Beckon. It must not run while other tests use the build.
const start = 'tests/e2e/start.test.ts';

// The groups run one after the other. Those that take long, or disturb the timing of others, come
// last. Test files share an environment: one of its own for each file would take twice as long. So
// a test undoes its changes, and the next file of the same worker finds nothing of them.
export default defineConfig({
  test: {
    // On two cores Vitest would use only one worker.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        plugins: [messagesPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          unstubEnvs: true,
          sequence: { groupOrder: 0 },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/support/messages.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve,
        plugins: [messagesPlugin()],
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        optimizeDeps: {
          include: [
            'preact',
            'preact/hooks',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'zod/mini',
            'fast-check',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          isolate: false,
          unstubEnvs: true,
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/messages.ts', 'tests/support/fresh-page.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        resolve,
        test: {
          name: 'e2e',
          // These wait for a browser more than they work.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [start],
          expect: { poll: { timeout: 40_000 } },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'start', sequence: { groupOrder: 3 }, include: [start] },
      },
    ],
  },
});
