import type { StorageArea } from '@/lib/ports';
import type { ChangeSource } from './gather-changes';

/**
 * Firefox's storage on the disk, with what it does wrong on a full disk mended.
 *
 * - A write for which there is no room also breaks the page's access to the database. Firefox notices only
 *   with that page's next write, which fails whatever room there is by then, and opens the database anew for
 *   the one after that.
 * - It does not wait for the end of a removal, and says that it is done when there was no room for it.
 */
export function firefoxDisk(area: StorageArea): StorageArea {
  const removed = async (keys: readonly string[]) => {
    await area.remove(keys);
    const left = new Set(await area.keys());
    return keys.every((key) => !left.has(key));
  };
  return {
    ...area,
    set: (items) =>
      area.set(items).catch((failure: unknown) => {
        if (/unexpected error/.test(String(failure))) return area.set(items);
        throw failure;
      }),
    async remove(keys) {
      // Twice, since another page may have written one of them just after the first.
      if ((await removed(keys)) || (await removed(keys))) return;
      throw new Error('no space to remove what is stored');
    },
  };
}

/**
 * Firefox tells of a removal before its end, too, and takes nothing back if there is no room for it. A page
 * would go on without what is still stored. A reading waits for the end.
 */
export function firefoxChanges(source: ChangeSource, disk: StorageArea): ChangeSource {
  return (listener) => {
    // In order: what is written during a reading must not be told before it.
    let told = Promise.resolve();
    source((area, changed) => {
      if (area !== 'local') return listener(area, changed);
      const gone = Object.keys(changed).filter((key) => changed[key] === undefined);
      const tell = async () => {
        const left = gone.length === 0 ? {} : await disk.get(gone).catch(() => ({}));
        listener(area, { ...changed, ...left });
      };
      told = told.then(tell).catch((failure: unknown) => reportError(failure));
    });
  };
}
