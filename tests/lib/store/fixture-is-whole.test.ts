import { isObject } from '@/lib/json-object';
import { kindOf } from '@/lib/store/keys';
import { shapes } from '@/lib/store/shapes';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { today } from './fixtures/fixtures';

/**
 * What a shape allows and none of these values is: a word, or a form that a value may have besides others.
 * @param place where the values lie, by the names of members
 */
function unused(
  schema: z.core.$ZodType,
  values: readonly unknown[],
  place: string,
): readonly string[] {
  if (schema instanceof z.ZodMiniLiteral) {
    return schema.def.values
      .filter((word) => typeof word === 'string' && !values.includes(word))
      .map((word) => `${place}: ${String(word)}`);
  }
  if (schema instanceof z.ZodMiniArray) {
    return unused(schema.def.element, values.flat(), `${place}[]`);
  }
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.flatMap((form) =>
      unused(
        form,
        values.filter((value) => z.safeParse(form, value).success),
        place,
      ),
    );
  }
  if (schema instanceof z.ZodMiniObject) {
    if (values.length === 0) return [`${place}: {${Object.keys(schema.shape).join()}}`];
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, member]) =>
      unused(
        member,
        values.map((value) => (isObject(value) ? value[name] : undefined)),
        `${place}.${name}`,
      ),
    );
  }
  return [];
}

// What browsers hold, and no fixture has, can change its name or its form without a failing test.
test.each(Object.entries(shapes))(
  'today’s fixture has every form and word of: %s',
  (kind, shape) => {
    const values = Object.entries(today)
      .filter(([key]) => kindOf(key) === kind)
      .map(([, { data }]) => data);
    expect(unused(shape, values, kind)).toEqual([]);
  },
);
