import { installUpdateWhenFree } from '@/lib/platform/update';
import { browserEvent, browserHas } from '@/tests/support/browser-api';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

test.for([
  { open: 'no page is open', pages: [], installed: 1 },
  { open: 'a page is open', pages: [{}], installed: 0 },
])('when $open, an update is installed $installed times', ({ pages, installed }) => {
  const background = {};
  vi.stubGlobal('window', background);
  onTestFinished(() => void vi.unstubAllGlobals());
  const reload = vi.fn();
  const onUpdateAvailable = browserEvent<[]>();
  const getViews = () => [background, ...pages];
  browserHas({ extension: { getViews }, runtime: { onUpdateAvailable, reload } });
  installUpdateWhenFree();
  expect(reload).not.toHaveBeenCalled();
  onUpdateAvailable.fire();
  expect(reload).toHaveBeenCalledTimes(installed);
});
