import { localArea, storageChanges } from '@/lib/platform/storage';
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

it('tells of the changes of one area alone, a removal as undefined, until nobody listens', () => {
  type Changes = Readonly<Record<string, { readonly newValue?: unknown }>>;
  const onChanged = browserEvent<[Changes, string]>();
  const removeListener = vi.fn();
  browserHas({ storage: { onChanged: { ...onChanged, removeListener } } });
  const told: unknown[] = [];
  const stop = storageChanges.subscribe('local', (changes) => told.push(changes));
  onChanged.fire({ schedule: { newValue: 1 } }, 'session');
  onChanged.fire({ settings: { newValue: 2 }, 'task:one': {} }, 'local');
  expect(told).toEqual([{ settings: 2, 'task:one': undefined }]);
  stop();
  expect(removeListener).toHaveBeenCalledTimes(1);
});
