import { asObject, isObject, type JsonObject, own } from '@/lib/json-object';
import { branches } from './branches';
import { exampleNumber, exampleText, type Keyword } from './example-scalar';

const deepest = 6;
const mostValues = 200;
const mostItems = 3;

/**
 * Arguments as an agent might pass them to a tool with this schema, always the same ones: from
 * `const`, `examples`, `example`, `default` or `enum`, else by type. Bounded in depth and size; not proven
 * valid, since a `pattern` is never run.
 */
export function exampleArguments(root: unknown): JsonObject {
  let left = mostValues;

  function example(schema: unknown, depth: number): unknown {
    left -= 1;
    const schemas = branches(root, [schema], 'first');
    const keyword: Keyword = (name) =>
      schemas.map((one) => own(one, name)).find((value) => value !== undefined);
    const given = givenExample(keyword);
    if (given !== undefined) return given;
    const type = typeOf(keyword);
    switch (type) {
      case 'object':
        return exampleObject(schemas, keyword, depth);
      case 'array':
        return exampleArray(keyword, depth);
      case 'integer':
      case 'number':
        return exampleNumber(keyword, type);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return exampleText(keyword);
    }
  }

  function exampleObject(schemas: readonly JsonObject[], keyword: Keyword, depth: number) {
    const members = new Map<string, unknown>();
    for (const [name, schema] of propertiesOf(schemas)) {
      if (left <= 0 || depth === deepest) break;
      if (!members.has(name)) members.set(name, example(schema, depth + 1));
    }
    const required = keyword('required');
    for (const name of Array.isArray(required) ? required : []) {
      if (left <= 0) break;
      if (typeof name === 'string' && !members.has(name)) members.set(name, example({}, depth));
    }
    return Object.fromEntries(members);
  }

  function exampleArray(keyword: Keyword, depth: number): readonly unknown[] {
    if (depth === deepest) return [];
    const items = keyword('items');
    const places = keyword('prefixItems') ?? items;
    const schemas: unknown[] = Array.isArray(places) ? [...places] : [];
    const least = keyword('minItems');
    const wanted = Math.min(typeof least === 'number' ? least : 1, mostItems);
    if (isObject(items)) while (schemas.length < wanted) schemas.push(items);
    return schemas.flatMap((schema) => (left > 0 ? [example(schema, depth + 1)] : []));
  }

  return asObject(example(root, 0));
}

/** What the schema itself names as a value. */
function givenExample(keyword: Keyword): unknown {
  const first = (name: string): unknown => {
    const list = keyword(name);
    return Array.isArray(list) ? list[0] : undefined;
  };
  return [
    keyword('const'),
    first('examples'),
    keyword('example'),
    keyword('default'),
    first('enum'),
  ].find((value) => value !== undefined);
}

function typeOf(keyword: Keyword): unknown {
  const type = keyword('type');
  if (Array.isArray(type)) return type.find((one) => one !== 'null') ?? 'null';
  if (type !== undefined) return type;
  if (keyword('properties') !== undefined) return 'object';
  if ((keyword('items') ?? keyword('prefixItems')) !== undefined) return 'array';
  return (keyword('minimum') ?? keyword('maximum')) === undefined ? 'string' : 'number';
}

function propertiesOf(schemas: readonly JsonObject[]): readonly (readonly [string, unknown])[] {
  return schemas.flatMap((schema) => Object.entries(asObject(own(schema, 'properties'))));
}
