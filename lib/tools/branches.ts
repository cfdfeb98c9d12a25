import { asObject, isObject, type JsonObject, own } from '@/lib/json-object';
import { followReference } from './schema-reference';

const mostBranches = 50;

/**
 * The schemas that describe the same value: those given, what their `$ref` leads to, their `allOf`, and
 * of their `anyOf` and `oneOf` every alternative, or the first one that is not just null. The nearest
 * come first. References that lead in circles end, too.
 */
export function branches(
  root: unknown,
  schemas: readonly unknown[],
  alternatives: 'every' | 'first',
): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const next = [...schemas];
  for (const schema of next) {
    if (!isObject(schema) || found.has(schema)) continue;
    if (found.size === mostBranches) break;
    found.add(schema);
    const reference = own(schema, '$ref');
    if (typeof reference === 'string') next.push(followReference(root, reference));
    next.push(...list(schema, 'allOf'));
    for (const key of ['anyOf', 'oneOf']) {
      const all = list(schema, key);
      next.push(...(alternatives === 'every' ? all : all.filter(isMoreThanNull).slice(0, 1)));
    }
  }
  return [...found];
}

function list(schema: JsonObject, key: string): readonly unknown[] {
  const value = own(schema, key);
  return Array.isArray(value) ? value.slice(0, mostBranches) : [];
}

function isMoreThanNull(schema: unknown): boolean {
  return own(asObject(schema), 'type') !== 'null';
}
