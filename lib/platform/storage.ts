import browser from 'webextension-polyfill';
import type { AreaName, StorageArea } from '@/lib/ports';
import { noteTorn } from '@/lib/store/note-torn';
import { firefoxChanges, firefoxDisk } from './firefox-disk';
import type { ChangeSource } from './gather-changes';

export const sessionArea = area('session');
const disk = import.meta.env.FIREFOX ? firefoxDisk(area('local')) : area('local');
export const localArea = noteTorn(disk, sessionArea);

const reported: ChangeSource = (listener) =>
  browser.storage.onChanged.addListener((changes, name) =>
    listener(
      name,
      Object.fromEntries(Object.entries(changes).map(([key, { newValue }]) => [key, newValue])),
    ),
  );

/** Tells of all changes in both areas. */
export const listenToStorage = import.meta.env.FIREFOX ? firefoxChanges(reported, disk) : reported;

function area(name: AreaName): StorageArea {
  return {
    get: (keys) => browser.storage[name].get([...keys]),
    async keys() {
      const store: { getKeys?: () => Promise<string[]> } = browser.storage[name];
      // From Chrome 130 and Firefox 143 on, `getKeys` lists keys without reading megabytes of values.
      return store.getKeys === undefined
        ? Object.keys(await browser.storage[name].get(null))
        : await browser.storage[name].getKeys();
    },
    set: (items) => browser.storage[name].set({ ...items }),
    remove: (keys) => browser.storage[name].remove([...keys]),
  };
}
