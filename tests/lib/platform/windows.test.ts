import { backgroundWindows, pageWindows } from '@/lib/platform/windows';
import { browserHas } from '@/tests/support/browser-api';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a tab', () => {
  const url = 'chrome-extension://beckon/options.html#/settings';
  const runtime = { getURL: (path: string) => `chrome-extension://beckon${path}` };

  it('is opened, and its window comes to the front', async () => {
    const create = vi.fn(async () => ({ windowId: 7 }));
    const update = vi.fn(async () => ({ state: 'maximized' }));
    browserHas({ runtime, tabs: { create }, windows: { update } });
    await backgroundWindows.openTab('#/settings');
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
    await backgroundWindows.openTab('#/settings');
    expect(create.mock.calls).toEqual([[{ url }]]);
  });
});

describe('the panel', () => {
  /** A Chromium with these windows, the most recently used first. */
  function chromium(
    windows: readonly { id: number; type: string; state?: string; focused?: boolean }[],
  ) {
    const open = vi.fn(async () => undefined);
    const getLastFocused = (
      { windowTypes }: { windowTypes: readonly string[] },
      call: (window: object | undefined) => void,
    ) => call(windows.find(({ type }) => windowTypes.includes(type)));
    vi.stubGlobal('chrome', {
      windows: { getLastFocused },
      sidePanel: { open },
    });
    return open;
  }
  const update = vi.fn(async () => ({}));

  it('is asked for at once: what the person did is a gesture no longer than that', () => {
    const open = chromium([{ id: 7, type: 'normal' }]);
    browserHas({ windows: { update } });
    void backgroundWindows.openPanel();
    expect(open.mock.calls).toEqual([[{ windowId: 7 }]]);
  });

  it.each([
    [
      'first where the background opens it, so that a popup closes before',
      backgroundWindows,
      'update',
    ],
    ['afterwards where a page opens it, since that may be the popup', pageWindows, 'open'],
  ] as const)('comes to the front with its window, %s', async (_, windows, first) => {
    const order: string[] = [];
    chromium([{ id: 7, type: 'normal' }]).mockImplementation(async () => void order.push('open'));
    update.mockReset().mockImplementation(async () => ({ order: order.push('update') }));
    browserHas({ windows: { update } });
    expect(await windows.openPanel()).toBe(7);
    expect(update.mock.calls).toEqual([[7, { focused: true }]]);
    expect(order[0]).toBe(first);
  });

  it('opens in a window of the browser where an app or what a page opened was used last', async () => {
    chromium([
      { id: 9, type: 'popup' },
      { id: 7, type: 'normal' },
    ]);
    browserHas({ windows: { update } });
    expect(await backgroundWindows.openPanel()).toBe(7);
  });

  it('brings its window back if that is minimised', async () => {
    chromium([{ id: 7, type: 'normal', state: 'minimized' }]);
    update.mockReset().mockResolvedValue({});
    browserHas({ windows: { update } });
    expect(await backgroundWindows.openPanel()).toBe(7);
    expect(update.mock.calls).toEqual([[7, { focused: true, state: 'normal' }]]);
  });

  it('opens once its window has had the time to take the keyboard', async () => {
    const open = chromium([{ id: 7, type: 'normal', focused: false }]);
    const at = { update: 0, open: 0 };
    open.mockImplementation(async () => void (at.open = performance.now()));
    update.mockReset().mockImplementation(async () => ({ at: (at.update = performance.now()) }));
    browserHas({ windows: { update } });
    await backgroundWindows.openPanel();
    expect(at.open - at.update).toBeGreaterThanOrEqual(250);
  });

  it('is not held up in a window that has the keyboard', () => {
    const open = chromium([{ id: 7, type: 'normal', focused: true }]);
    update.mockReset().mockResolvedValue({});
    browserHas({ windows: { update } });
    const clock = vi.spyOn(performance, 'now');
    void backgroundWindows.openPanel();
    expect(open).toHaveBeenCalledTimes(1);
    expect(clock).not.toHaveBeenCalled();
    clock.mockRestore();
  });

  it('does not open where the browser has no window', async () => {
    const open = chromium([]);
    browserHas({ windows: { update } });
    open.mockRejectedValue(new Error('No window with id: -1.'));
    await expect(backgroundWindows.openPanel()).rejects.toThrow('No window');
    expect(open.mock.calls).toEqual([[{ windowId: -1 }]]);
  });
});

describe('the sidebar', () => {
  it.each([
    ['opens', async () => undefined],
    ['cannot open, so that a tab does', () => Promise.reject(new Error('No gesture'))],
  ])('is not left below the popup when it %s', async (_, open) => {
    vi.stubEnv('FIREFOX', 'true');
    const order: string[] = [];
    const popup = { close: () => order.push('close') };
    browserHas({
      extension: { getViews: ({ type }: { type: string }) => (type === 'popup' ? [popup] : []) },
      sidebarAction: {
        open: async () => {
          order.push('open');
          await open();
        },
      },
      windows: { getCurrent: async () => ({ id: 7, type: 'normal' }) },
    });
    await backgroundWindows.openPanel().catch(() => null);
    expect(order).toEqual(['open', 'close']);
  });
});

describe('in front', () => {
  it.for([
    ['is a popup that has the focus itself', 'popup', true, false, true],
    ['is a popup on another workspace', 'popup', false, false, false],
    ['is a panel in the window that has the focus', 'panel', false, true, true],
    ['is a panel whose window never came to the front', 'panel', true, false, false],
    ['is behind another window', undefined, false, false, false],
  ] as const)('a page that %s', async ([, place, hasFocus, focused, expected]) => {
    const documentElement = { dataset: { place } };
    vi.stubGlobal('document', { documentElement, hasFocus: () => hasFocus });
    browserHas({ windows: { getCurrent: async () => ({ focused }) } });
    expect(await pageWindows.inFront()).toBe(expected);
  });
});
