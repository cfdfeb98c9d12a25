import { exampleArguments } from '@/lib/tools/example-arguments';
import { formInputTool } from '@/lib/tools/form-input';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

/** The example of a single argument with this schema. */
const exampleOf = (schema: unknown, more: object = {}) =>
  exampleArguments({ properties: { a: schema }, ...more })['a'];

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', maxLength: 2 }, 'te'],
  [{ type: 'string', minLength: 9 }, 'text text'],
  [{ type: 'string', format: 'date' }, '2026-05-04'],
  [{ type: 'string', format: 'constructor' }, 'text'],
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: 3.5 }, 4],
  [{ type: 'number', maximum: -2 }, -2],
  [{ type: 'number', exclusiveMinimum: 5 }, 6],
  [{ type: 'integer', multipleOf: 5 }, 5],
  [{ type: 'integer', multipleOf: 5, maximum: 4 }, 0],
  [{ type: 'boolean' }, true],
  [{ type: 'null' }, null],
  [{ type: ['null', 'integer'] }, 1],
  [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
  [{ type: 'array' }, []],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ items: { type: 'integer' }, minItems: 2 }, [1, 1]],
  [{ prefixItems: [{ type: 'integer' }, { type: 'string' }] }, [1, 'text']],
  [{ type: 'object' }, {}],
  [{ type: 'object', required: ['b'] }, { b: 'text' }],
  [
    { allOf: [{ properties: { b: { type: 'null' } } }, { properties: { c: {} } }] },
    { b: null, c: 'text' },
  ],
  [{ enum: ['red', 'blue'] }, 'red'],
  [{ const: 0 }, 0],
  [{ type: 'string', default: 'Basel', enum: ['Bern', 'Basel'] }, 'Basel'],
  [{ type: 'string', examples: ['Hamburg'], default: 'Basel' }, 'Hamburg'],
  [{ minimum: 10 }, 10],
  [true, 'text'],
])('%j gives %j', (schema, example) => {
  expect(exampleOf(schema)).toEqual(example);
});

test('a reference is followed, in circles only so far', () => {
  const $defs = {
    node: { properties: { name: { type: 'string' }, next: { $ref: '#/$defs/node' } } },
  };
  const example = exampleOf({ $ref: '#/$defs/node' }, { $defs });
  expect(example).toMatchObject({ name: 'text', next: { name: 'text', next: { name: 'text' } } });
  expect(JSON.stringify(example).length).toBeLessThan(500);
});

test('arguments are an object, whatever the schema says', () => {
  for (const schema of [{}, true, 5, { type: 'string' }, { type: 'array' }]) {
    expect(exampleArguments(schema)).toEqual({});
  }
});

test('the form tool’s example is a form', () => {
  expect(exampleArguments(formInputTool.function.parameters)).toMatchObject({
    heading: 'text',
    fields: [{ type: 'text', options: [{ label: 'text' }] }],
  });
});

test('an own __proto__ stays an own key', () => {
  const schema: unknown = JSON.parse('{"properties":{"__proto__":{"type":"integer"}}}');
  expect(JSON.stringify(exampleArguments(schema))).toBe('{"__proto__":1}');
});

test('a schema that multiplies gives an example of bounded size', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`p${index}`, { $ref: '#' }]),
  );
  expect(JSON.stringify(exampleArguments({ properties: wide })).length).toBeLessThan(20_000);
});

interface Simple {
  readonly schema: object;
  readonly accepts: (value: unknown) => boolean;
}

const bounded = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50))
  .map(([minimum, span]): Simple => ({
    schema: { type: 'integer', minimum, maximum: minimum + span },
    accepts: (value) =>
      Number.isInteger(value) && Number(value) >= minimum && Number(value) <= minimum + span,
  }));
const text = fc.tuple(fc.nat(30), fc.nat(30)).map(([minLength, more]): Simple => ({
  schema: { type: 'string', minLength, maxLength: minLength + more },
  accepts: (value) =>
    typeof value === 'string' && value.length >= minLength && value.length <= minLength + more,
}));

test('within simple bounds the example is valid, and always the same', () => {
  fc.assert(
    fc.property(fc.oneof(bounded, text), ({ schema, accepts }) => {
      expect(exampleOf(schema)).toSatisfy(accepts);
      expect(exampleOf(schema)).toEqual(exampleOf(schema));
    }),
  );
});

test('any schema has an example', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (schema) => {
      expect(exampleArguments(schema)).toBeTypeOf('object');
    }),
  );
});
