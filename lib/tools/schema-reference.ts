import { isObject, own } from '@/lib/json-object';

/**
 * What a JSON Schema's `$ref` within the same document (`#/$defs/address`) leads to; undefined when
 * it leads nowhere, or out of the document: nothing is ever fetched.
 */
export function followReference(root: unknown, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let found = root;
  for (const part of reference.slice(2).split('/')) {
    const key = unescapePart(part);
    if (Array.isArray(found)) found = found[Number(key)];
    else if (isObject(found)) found = own(found, key);
    else return undefined;
  }
  return found;
}

/** Decoded in this order (RFC 6901, §4 and §6): `~` itself may be written as `%7E`. */
function unescapePart(part: string): string {
  return decode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
