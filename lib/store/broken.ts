import { open } from './envelope';
import { kindOf } from './keys';
import { isKnown, shapes } from './shapes';

/** Something on the disk that cannot be read. */
export interface Broken {
  readonly key: string;
  /** Whether it may leave the browser: whatever is left of a key or an answer may not. */
  readonly exportable: boolean;
}

/** The kind of what is broken, whether it is in its place or was set aside. */
export function brokenKind(key: string): string {
  return kindOf(key.replace(/^quarantine:\d+:/, ''));
}

/** What cannot be read of everything on the disk, set aside or in its place. */
export function listBroken(stored: Readonly<Record<string, unknown>>): readonly Broken[] {
  return Object.entries(stored).flatMap(([key, raw]) => {
    const type = kindOf(key);
    // A key nobody knows is of a later version, and as good as broken here.
    const isReadable = isKnown(type) && open<unknown>(key, shapes[type], raw).kind === 'ok';
    const kind = brokenKind(key);
    return isReadable ? [] : [{ key, exportable: kind !== 'api-key' && kind !== 'answer' }];
  });
}
