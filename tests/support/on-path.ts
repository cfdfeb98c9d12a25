import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that the PATH knows, as a full path. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
