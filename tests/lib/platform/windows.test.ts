import { inFront, windows } from '@/lib/platform/windows';
import { browserHas } from '@/tests/support/browser-api';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tab', () => {
  const url = 'chrome-extension://beckon/options.html#/settings';
  const runtime = { getURL: (path: string) => `chrome-extension://beckon${path}` };

  it('is opened, and its window comes to the front', async () => {
    const create = vi.fn(async () => ({ windowId: 7 }));
    const update = vi.fn();
    browserHas({ runtime, tabs: { create }, windows: { update } });
    await windows.openTab('#/settings');
    expect(create.mock.calls).toEqual([[{ url }]]);
    expect(update.mock.calls).toEqual([[7, { focused: true }]]);
  });

  it('has a window of its own where there is none', async () => {
    const create = vi.fn();
    browserHas({
      runtime,
      tabs: { create: () => Promise.reject(new Error('No current window')) },
      windows: { create },
    });
    await windows.openTab('#/settings');
    expect(create.mock.calls).toEqual([[{ url }]]);
  });
});

describe('the panel', () => {
  it('is asked for at once: what the person did is a gesture no longer than that', () => {
    const open = vi.fn(async () => undefined);
    vi.stubGlobal('chrome', { sidePanel: { open } });
    browserHas({ windows: { WINDOW_ID_CURRENT: -2, update: vi.fn() } });
    void windows.openPanel();
    expect(open.mock.calls).toEqual([[{ windowId: -2 }]]);
  });

  it('comes to the front with its window, or it would be opened unseen', async () => {
    const update = vi.fn();
    vi.stubGlobal('chrome', { sidePanel: { open: async () => undefined } });
    browserHas({ windows: { WINDOW_ID_CURRENT: -2, update } });
    await windows.openPanel();
    expect(update.mock.calls).toEqual([[-2, { focused: true }]]);
  });

  it('is a sidebar where there is no such panel', () => {
    const open = vi.fn(async () => undefined);
    vi.stubGlobal('chrome', {});
    browserHas({ sidebarAction: { open } });
    void windows.openPanel();
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('in front', () => {
  it.for([
    ['has the focus itself, as a popup does', true, false, true],
    ['is a panel in the window that has it', false, true, true],
    ['is behind another window', false, false, false],
  ] as const)('a page that %s', async ([, hasFocus, focused, expected]) => {
    vi.stubGlobal('document', { hasFocus: () => hasFocus });
    browserHas({ windows: { getCurrent: async () => ({ focused }) } });
    expect(await inFront()).toBe(expected);
  });
});
