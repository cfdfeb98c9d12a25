import type { CommandError } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { open, seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { type Library, librarySchema } from '@/lib/store/library';
import type { BackgroundPorts } from '../ports';

/**
 * Changes the library under its lock. A library that cannot be read is left as it is.
 * @param write writes the library's item, together with others perhaps
 */
export async function changeLibrary<Value>(
  ports: BackgroundPorts,
  change: (
    library: Library,
  ) => Result<{ readonly library: Library; readonly value: Value }, CommandError>,
  write = (item: Readonly<Record<string, unknown>>) => ports.local.set(item),
): Promise<Result<Value, CommandError>> {
  return ports.locks.run('library', async () => {
    const stored = await ports.local.get([keys.library]);
    const opened = open(keys.library, librarySchema, stored[keys.library]);
    if (opened.kind === 'broken') return fail({ code: 'invalid' });
    const changed = change(opened.kind === 'ok' ? opened.value : []);
    if (!changed.ok) return changed;
    await write({ [keys.library]: seal(changed.value.library) });
    return succeed(changed.value.value);
  });
}
