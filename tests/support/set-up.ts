import {
  browser,
  display,
  ensurePrograms,
  firefox,
  keyboard,
  notifier,
  otherProgram,
  windowManager,
} from './system.ts';

// The desktop test runs on Linux only, so only there are its programs needed.
const desktop =
  process.platform === 'linux' ? [display, windowManager, ...notifier, keyboard, otherProgram] : [];

try {
  ensurePrograms([browser, ...desktop], [firefox]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
