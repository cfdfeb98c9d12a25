import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../support/messages-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The long simulations, which `npm test` leaves out. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), '#i18n': `${root}.wxt/i18n/index.ts` } },
  plugins: [messagesPlugin()],
  test: { include: ['tests/simulation/*.sim.ts'], setupFiles: ['tests/support/messages.ts'] },
});
