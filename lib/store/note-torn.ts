import type { StorageArea } from '@/lib/ports';
import { seal } from './envelope';
import { keys } from './keys';

/** Storage that notes in `session` when one of its writes failed: it may be torn then, see `mendLog`. */
export function noteTorn(local: StorageArea, session: Pick<StorageArea, 'set'>): StorageArea {
  const noted = async (write: Promise<void>) => {
    try {
      await write;
    } catch (failure) {
      await session.set({ [keys.torn]: seal(true) });
      throw failure;
    }
  };
  return {
    ...local,
    set: (items) => noted(local.set(items)),
    remove: (names) => noted(local.remove(names)),
  };
}
