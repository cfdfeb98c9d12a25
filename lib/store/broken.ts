import { open } from './envelope';
import { keys, kindOf } from './keys';
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
    const kind = brokenKind(key);
    // What mends a torn log stays only for a moment, or until the log is mended again: nothing is damaged by it.
    if (key === keys.filler) return [];
    return isBroken(key, raw) ? [{ key, exportable: kind !== 'api-key' && kind !== 'answer' }] : [];
  });
}

/**
 * Whether what lies at a key cannot be read. What was set aside counts, too, and so does an unknown key: a
 * later version wrote it.
 */
export function isBroken(key: string, raw: unknown): boolean {
  const kind = kindOf(key);
  return !isKnown(kind) || open<unknown>(key, shapes[kind], raw).kind === 'broken';
}
