import { asObject, type JsonObject, own, ownText } from '@/lib/json-object';
import { branches } from './branches';

/** The way to an argument: the keys and array indexes from a call's parameters down. */
export type ArgumentPath = readonly (string | number)[];

/**
 * What a tool's schema says of each argument of a call: its `description`, else its `title`; null
 * where it says nothing. The schema may be anything at all.
 */
export function describeArguments(schema: unknown): (path: ArgumentPath) => string | null {
  return (path) => {
    let schemas = branches(schema, [schema], 'every');
    for (const step of path) {
      const inside = schemas.map((one) => stepInto(one, step));
      schemas = branches(schema, inside, 'every');
    }
    const says = (key: string) =>
      schemas.map((one) => ownText(one, key).trim()).find((text) => text !== '');
    return says('description') ?? says('title') ?? null;
  };
}

function stepInto(schema: JsonObject, step: string | number): unknown {
  if (typeof step === 'number') {
    const items = own(schema, 'items');
    // Before draft 2020-12 a list in `items` was what `prefixItems` is now.
    const places = own(schema, 'prefixItems') ?? items;
    const place: unknown = Array.isArray(places) ? places[step] : undefined;
    return place ?? items;
  }
  return own(asObject(own(schema, 'properties')), step) ?? own(schema, 'additionalProperties');
}
