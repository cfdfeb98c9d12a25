import { prettyJson } from '@/lib/export/pretty-json';
import type { StorageArea } from '@/lib/ports';
import { z } from '@/lib/schema';
import { seal } from './envelope';
import { isPortable, readPortable } from './portable';

/** The file of an export: storage items as they lie there, without what an export leaves out. */
export const exportFileSchema = z.object({
  format: z.literal('beckon-export'),
  items: z.record(z.string(), z.unknown()),
});

/** All that is stored and may leave, as JSON text; `unreadable` items are left out. */
export async function exportData(local: StorageArea) {
  const stored = await local.get((await local.keys()).filter(isPortable));
  const items: Record<string, unknown> = {};
  let unreadable = 0;
  for (const [key, raw] of Object.entries(stored)) {
    const portable = readPortable(key, raw);
    if (portable === null) unreadable += 1;
    else items[key] = seal(portable.value);
  }
  return { text: prettyJson({ format: 'beckon-export', items }), unreadable };
}
