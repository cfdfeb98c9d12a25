import { open } from './envelope';
import { kindOf } from './keys';
import { isKnown, shapes } from './shapes';

/** Something on the disk that cannot be read. */
export interface Broken {
  readonly key: string;
  /**
   * Whether the item may be exported: what is left of an API key or an answer must not leave the browser.
   */
  readonly exportable: boolean;
}

/** The kind of a broken item, whether it lies at its own key or was set aside. */
export function brokenKind(key: string): string {
  return kindOf(key.replace(/^quarantine:\d+:/, ''));
}

/** The items on the disk that cannot be read, at their own keys or set aside. */
export function listBroken(stored: Readonly<Record<string, unknown>>): readonly Broken[] {
  return Object.entries(stored).flatMap(([key, raw]) => {
    const type = kindOf(key);
    // An unknown key was written by a later version, and counts as broken here.
    const isReadable = isKnown(type) && open<unknown>(key, shapes[type], raw).kind === 'ok';
    const kind = brokenKind(key);
    return isReadable ? [] : [{ key, exportable: kind !== 'api-key' && kind !== 'answer' }];
  });
}
