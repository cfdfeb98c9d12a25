import browser from 'webextension-polyfill';
import type { AreaName, StorageArea, StorageChanges } from '@/lib/ports';
import { noteTorn } from '@/lib/store/note-torn';
import { firefoxChanges, firefoxDisk } from './firefox-disk';

export const sessionArea = area('session');
const disk = import.meta.env.FIREFOX ? firefoxDisk(area('local')) : area('local');
export const localArea = noteTorn(disk, sessionArea);

const reported: StorageChanges = {
  subscribe(name, listener) {
    const tell = (changes: Record<string, { newValue?: unknown }>, changed: string) => {
      if (changed !== name) return;
      listener(
        Object.fromEntries(Object.entries(changes).map(([key, { newValue }]) => [key, newValue])),
      );
    };
    browser.storage.onChanged.addListener(tell);
    return () => browser.storage.onChanged.removeListener(tell);
  },
};
export const storageChanges = import.meta.env.FIREFOX ? firefoxChanges(reported, disk) : reported;

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
