import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Beckon } from '../support/beckon/beckon.ts';

const noting = fileURLToPath(new URL('note-raises.js', import.meta.url));

/**
 * Makes a copy of the extension note each notification that it shows. Nothing else of Beckon's
 * changes.
 */
export async function alterToNoteRaises(extension: string): Promise<void> {
  const worker = join(extension, 'background.js');
  const parts = [noting, worker].map((file) => readFileSync(file, 'utf8'));
  writeFileSync(worker, parts.join('\n'));
}

const noteSchema = z.tuple([z.string(), z.boolean()]);

/** How often Beckon told of a request that it had told of before. */
export async function duplicateRaises(beckon: Beckon): Promise<number> {
  const noted = Object.entries(await beckon.observer.stored('session'));
  const raises = noted
    .flatMap(([key, note]) => (key.startsWith('raise ') ? [noteSchema.parse(note)] : []))
    .filter(([id]) => id.startsWith('request:'));
  const shown = raises.flatMap(([id, again]) => (again ? [] : [id]));
  return raises.length - new Set(shown).size;
}
