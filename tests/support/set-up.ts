import { browser, display, ensurePrograms, notifier } from './system.ts';

// The desktop test runs on Linux only, so only there are its programs needed.
const desktop = process.platform === 'linux' ? [display, ...notifier] : [];

try {
  ensurePrograms([browser, ...desktop]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
