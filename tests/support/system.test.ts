import { expect, test, vi } from 'vitest';
import { ensurePrograms } from './system';

const missing = { name: 'Chromium or Chrome', package: 'chromium', present: () => false };

test('what is missing is said, to those who try Beckon too, with what to install', () => {
  // Without apt-get there is nothing that could install it.
  vi.stubEnv('PATH', '');
  expect(() => ensurePrograms([missing])).toThrow(
    'Missing here, and nothing that npm could bring: Chromium or Chrome.\n' +
      'Please install it and run this again. On Debian or Ubuntu: apt-get install chromium\n',
  );
});
