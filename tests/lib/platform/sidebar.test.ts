import { openSidebar } from '@/lib/platform/sidebar';
import { browserHas } from '@/tests/support/browser-api';
import { expect, test, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

/** A Firefox whose window 7 was used last, with sidebars in these windows. Beckon's popup is open. */
function firefox(sidebarsIn: readonly number[], type = 'normal') {
  const open = vi.fn(async () => undefined);
  const update = vi.fn(async () => ({}));
  const views = [['popup', 7], ...sidebarsIn.map((id) => ['sidebar', id])];
  const getViews = ({ type, windowId }: { type?: string; windowId?: number }) =>
    views.filter(([kind, id]) => (type ?? kind) === kind && (windowId ?? id) === id);
  const getCurrent = async () => ({ id: 7, type });
  browserHas({ extension: { getViews }, sidebarAction: { open }, windows: { getCurrent, update } });
  return { open, update };
}

test('a sidebar is asked for at once: what the person did is a gesture no longer than that', async () => {
  const { open } = firefox([]);
  const opened = openSidebar();
  expect(open).toHaveBeenCalledTimes(1);
  expect(await opened).toBe(7);
});

test('one that is open is not asked for, but its window comes to the front', async () => {
  const { open, update } = firefox([7]);
  expect(await openSidebar()).toBe(7);
  expect(open).not.toHaveBeenCalled();
  expect(update.mock.calls).toEqual([[7, { focused: true }]]);
});

test('one that is open in another window leaves its place to a tab', async () => {
  const { open } = firefox([3]);
  await expect(openSidebar()).rejects.toThrow('another window');
  expect(open).not.toHaveBeenCalled();
});

test('a window that a page opened has none, though Firefox reports success', async () => {
  firefox([], 'popup');
  await expect(openSidebar()).rejects.toThrow('no sidebar');
});
