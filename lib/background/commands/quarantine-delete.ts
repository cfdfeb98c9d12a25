import { fail, succeed } from '@/lib/result';
import { isBroken } from '@/lib/store/broken';
import { idOf, kindOf } from '@/lib/store/keys';
import { discardTask } from '../records/discard';
import { removeConnection } from './connection-remove';
import type { Handler } from './handler';

/**
 * Deletes a broken item. A task or a connection goes with all that is kept for it, such as a key that
 * nothing else names.
 */
export const deleteBroken: Handler<'quarantine.delete'> = async (ports, { key }) => {
  // Look again: the item that the page saw as broken may have been replaced since.
  const { [key]: raw } = await ports.local.get([key]);
  if (raw === undefined || !isBroken(key, raw)) return fail({ code: 'not-found' });
  const id = idOf(key);
  switch (kindOf(key)) {
    case 'task':
      await discardTask(ports, id);
      return succeed(null);
    case 'connection':
      return removeConnection(ports, { id, tasks: 'archive' });
    default:
      await ports.local.remove([key]);
      return succeed(null);
  }
};
