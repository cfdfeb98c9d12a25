import { localArea, listenToStorage } from '@/lib/platform/storage';
import { browserEvent, browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

it('lists keys without reading their values', async () => {
  const get = vi.fn();
  browserHas({ storage: { local: { get, getKeys: async () => ['task:one', 'settings'] } } });
  expect(await localArea.keys()).toEqual(['task:one', 'settings']);
  expect(get).not.toHaveBeenCalled();
});

it('lists them in a browser of before Chrome 130, too', async () => {
  browserHas({ storage: { local: { get: async () => ({ 'task:one': 1, settings: 2 }) } } });
  expect(await localArea.keys()).toEqual(['task:one', 'settings']);
});

it('tells of all changes and where they were made, a removal as undefined', () => {
  type Changes = Readonly<Record<string, { readonly newValue?: unknown }>>;
  const onChanged = browserEvent<[Changes, string]>();
  browserHas({ storage: { onChanged } });
  const told = vi.fn();
  listenToStorage(told);
  onChanged.fire({ schedule: { newValue: 1 } }, 'session');
  onChanged.fire({ settings: { newValue: 2 }, 'task:one': {} }, 'local');
  expect(told.mock.calls).toEqual([
    ['session', { schedule: 1 }],
    ['local', { settings: 2, 'task:one': undefined }],
  ]);
});
