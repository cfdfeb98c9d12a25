import { notifications } from '@/lib/platform/notifications';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

const buttons = ['Open', 'Snooze'] as const;
const notice = { title: 'Yours', message: 'Log in', quiet: true, buttons };

/** Stubs the browser's notifications. `update` is there only if the browser can change a shown one. */
function desktop(update?: (id: string, words: object) => Promise<boolean>) {
  const create = vi.fn(async () => 'id');
  browserHas({
    notifications: { create, ...(update && { update }) },
    runtime: { getURL: (path: string) => `chrome-extension://beckon${path}` },
  });
  return create;
}

it('has buttons, and no sound for what is quiet', async () => {
  const create = desktop(async () => true);
  await notifications.raise('request:one', notice);
  expect(create.mock.calls).toEqual([
    [
      'request:one',
      {
        type: 'basic',
        iconUrl: 'chrome-extension://beckon/icon/128.png',
        title: 'Yours',
        message: 'Log in',
        silent: true,
        buttons: [{ title: 'Open' }, { title: 'Snooze' }],
      },
    ],
  ]);
});

it('has neither in Firefox, which refuses what it does not know, and changes none', async () => {
  const create = desktop();
  await notifications.raise('request:one', notice);
  await notifications.reword('request:one', { title: 'Two wait', message: '' });
  const iconUrl = 'chrome-extension://beckon/icon/128.png';
  const basic = { type: 'basic', iconUrl, title: 'Yours', message: 'Log in' };
  expect(create.mock.calls).toEqual([['request:one', basic]]);
});

it('says what an agent wrote as no desktop takes for markup', async () => {
  const create = desktop(async () => true);
  await notifications.raise('one', { ...notice, message: '<b>R&D</b> &amp; &#38; a & b; 1 < 2' });
  expect(create).toHaveBeenCalledWith(
    'one',
    expect.objectContaining({ message: '‹b>R&D‹/b> ＆amp; ＆#38; a & b; 1 ‹ 2' }),
  );
});

it('changes the words of one that stands, and those alone', async () => {
  const update = vi.fn(async () => true);
  desktop(update);
  await notifications.reword('requests', { title: 'Two wait', message: 'Open Beckon' });
  expect(update.mock.calls).toEqual([['requests', { title: 'Two wait', message: 'Open Beckon' }]]);
});

it('takes away the one it is told to', async () => {
  const clear = vi.fn(async () => true);
  browserHas({ notifications: { clear } });
  await notifications.clear('request:one');
  expect(clear.mock.calls).toEqual([['request:one']]);
});

it('says which are shown, or null where Beckon may show none', async () => {
  browserHas({ notifications: { getAll: async () => ({ one: true }) } });
  expect(await notifications.shown()).toEqual(['one']);
  browserHas({ notifications: { getAll: () => Promise.reject(new Error('Unknown error.')) } });
  expect(await notifications.shown()).toBeNull();
});
