import type { StorageArea } from '@/lib/ports';
import { keys } from './keys';

/** Storage that notes in `session` when one of its writes failed: its log may be torn then, see `mendLog`. */
export function noteTorn(local: StorageArea, session: Pick<StorageArea, 'remove'>): StorageArea {
  const noted = async (write: Promise<void>) => {
    try {
      await write;
    } catch (failure) {
      await session.remove([keys.whole]);
      throw failure;
    }
  };
  return {
    ...local,
    set: (items) => noted(local.set(items)),
    remove: (names) => noted(local.remove(names)),
  };
}
