import { browser, display, ensurePrograms, keyboard, notifier } from './system.ts';

// The desktop test runs on Linux only, so only there are its programs needed.
const desktop = process.platform === 'linux' ? [display, ...notifier, keyboard] : [];

try {
  ensurePrograms([browser, ...desktop]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
