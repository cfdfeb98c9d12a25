import type { StorageArea } from '@/lib/ports';

/**
 * Firefox's storage on the disk, with one thing mended. A write for which the disk has no room also breaks
 * the page's access to the database. Firefox notices only with that page's next write, which fails whatever
 * room there is by then, and opens the database anew for the one after that.
 */
export function writeAgain(area: StorageArea): StorageArea {
  return {
    ...area,
    set: (items) =>
      area.set(items).catch((failure: unknown) => {
        if (/unexpected error/.test(String(failure))) return area.set(items);
        throw failure;
      }),
  };
}
