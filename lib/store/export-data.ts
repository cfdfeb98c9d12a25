import type { StorageArea } from '@/lib/ports';
import { anything, record, z } from '@/lib/schema';
import { seal } from './envelope';
import { isPortable, readPortable } from './portable';

/** The file of an export: storage items in their envelopes, without the kinds that an export leaves out. */
export const exportFileSchema = () =>
  z.object({ format: z.literal('beckon-export'), items: record(anything) });

/**
 * How many items to read at once. To parse a thousand long histories takes seconds, and the page must be
 * able to react in between.
 */
const atOnce = 20;

/**
 * Everything stored that an export holds, as the parts of a JSON text with one item a line: the whole
 * may be longer than one string can be. `unreadable` counts the items that were left out.
 */
export async function exportData(local: StorageArea) {
  const keys = (await local.keys()).filter(isPortable);
  const lines: string[] = [];
  let unreadable = 0;
  for (let at = 0; at < keys.length; at += atOnce) {
    const stored = await local.get(keys.slice(at, at + atOnce));
    for (const [key, raw] of Object.entries(stored)) {
      const portable = readPortable(key, raw);
      if (portable === null) unreadable += 1;
      else lines.push(`${JSON.stringify(key)}: ${JSON.stringify(seal(portable.value))}`);
    }
  }
  const items = lines.map((line, index) => (index === 0 ? line : `,\n${line}`));
  return { parts: ['{"format": "beckon-export", "items": {\n', ...items, '\n}}\n'], unreadable };
}
