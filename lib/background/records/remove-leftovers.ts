import type { StorageArea } from '@/lib/ports';

/**
 * Removes what nobody needs any more, once what was asked for is done. A full disk keeps it; told as a
 * failure, that would have the person do again what is done.
 */
export function removeLeftovers(area: StorageArea, keys: readonly string[]): Promise<void> {
  return area.remove(keys).catch((failure: unknown) => reportError(failure));
}
