import { fail, succeed } from '@/lib/result';
import { listBroken } from '@/lib/store/broken';
import type { Handler } from './handler';

export const deleteBroken: Handler<'quarantine.delete'> = async ({ ports }, { key }) => {
  // Looked at again: what the page saw broken may have been replaced since.
  const isBroken = listBroken(await ports.local.get([key])).length > 0;
  if (!isBroken) return fail({ code: 'not-found' });
  await ports.local.remove([key]);
  return succeed(null);
};
