import { expect, test, vi } from 'vitest';
import { findBrowser, lookForBrowser } from './find-browser';

test('the browser that is named is taken', () => {
  vi.stubEnv('BECKON_BROWSER', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

test('a name that leads nowhere is said, and no other browser takes its place', () => {
  vi.stubEnv('BECKON_BROWSER', '/nowhere/chromium');
  expect(() => lookForBrowser()).toThrow('BECKON_BROWSER names /nowhere/chromium');
});
