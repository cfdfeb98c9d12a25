import { exampleArguments } from '@/lib/tools/example-arguments';
import { formInputTool } from '@/lib/tools/form-input';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySchema } from './any-schema';

/** The example value of the only argument, which has this schema. */
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
  [{ type: 'integer', minimum: 0, maximum: 10 }, 1],
  [{ type: 'number', maximum: -2 }, -2],
  [{ type: 'number', minimum: 1.5 }, 1.5],
  [{ type: 'number', exclusiveMinimum: 5 }, 6],
  [{ type: 'number', exclusiveMinimum: 5, multipleOf: 0.5 }, 5.5],
  [{ type: 'number', exclusiveMaximum: 1 }, 0],
  [{ type: 'number', exclusiveMaximum: 1, multipleOf: 0.5 }, 0.5],
  [{ type: 'number', multipleOf: 0.5, minimum: 1.2 }, 1.5],
  [{ type: 'number', multipleOf: 0 }, 1],
  [{ type: 'number', multipleOf: -5 }, 1],
  [{ type: 'integer', multipleOf: 5, minimum: 5, maximum: 5 }, 5],
  [{ type: 'integer', multipleOf: 5 }, 5],
  [{ type: 'integer', multipleOf: 5, maximum: 4 }, 0],
  [{ type: 'integer', maximum: JSON.rawJSON('9223372036854775807') }, 1],
  [{ type: 'boolean' }, true],
  [{ type: 'null' }, null],
  [{ type: ['null', 'integer'] }, 1],
  [{ type: ['string', 'integer'] }, 'text'],
  [{ type: ['null'] }, null],
  [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
  [{ anyOf: [null] }, 'text'],
  [{ anyOf: [{ minimum: 3 }, { type: 'boolean' }] }, 3],
  [{ oneOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [{ type: 'array' }, []],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ items: { type: 'integer' }, minItems: 2 }, [1, 1]],
  [{ items: { type: 'integer' }, minItems: 50 }, [1, 1, 1]],
  [{ type: 'array', items: [{ type: 'integer' }, { type: 'null' }] }, [1, null]],
  [{ prefixItems: [{ type: 'integer' }], items: { type: 'null' }, minItems: 2 }, [1, null]],
  [{ prefixItems: [{ type: 'integer' }, { type: 'string' }] }, [1, 'text']],
  [{ type: 'object' }, {}],
  [{ type: 'object', required: ['b'] }, { b: 'text' }],
  [{ type: 'object', required: true }, {}],
  [
    { allOf: [{ properties: { b: { type: 'null' } } }, { properties: { c: {} } }] },
    { b: null, c: 'text' },
  ],
  [
    {
      allOf: [{ properties: { b: { type: 'null' } } }, { properties: { b: { type: 'integer' } } }],
    },
    { b: null },
  ],
  [{ enum: ['red', 'blue'] }, 'red'],
  [{ const: 0 }, 0],
  [{ const: null }, null],
  [{ type: 'string', default: 'Basel', enum: ['Bern', 'Basel'] }, 'Basel'],
  [{ type: 'string', examples: ['Hamburg'], default: 'Basel' }, 'Hamburg'],
  [{ type: 'string', example: 'Bonn', default: 'Basel' }, 'Bonn'],
  [{ minimum: 10.5 }, 10.5],
  [{ maximum: -2 }, -2],
  [true, 'text'],
])('%j gives %j', (schema, example) => {
  expect(exampleOf(schema)).toEqual(example);
});

test.each([
  ['date-time', '2026-05-04T09:30:00Z'],
  ['duration', 'PT30M'],
  ['email', 'name@example.com'],
  ['hostname', 'www.example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['time', '09:30:00Z'],
  ['uri', 'https://www.example.com/'],
  ['url', 'https://www.example.com/'],
  ['uuid', '3f2b8c1e-7d54-4a9b-8e60-1c5d9f7a2b34'],
])('a text of the format %s is %s', (format, example) => {
  expect(exampleOf({ type: 'string', format })).toBe(example);
});

test('a text is no longer than anybody reads, however long it may be', () => {
  expect(exampleOf({ type: 'string', minLength: 1e12 })).toHaveLength(200);
});

test('lists in circles end', () => {
  const list = { $ref: '#/$defs/list' };
  const $defs = { list: { type: 'array', items: list } };
  expect(JSON.stringify(exampleOf(list, { $defs }))).toBe('[[[[[[]]]]]]');
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

test('a schema that names thousands of places, or of names, gives an example of bounded size', () => {
  const prefixItems = Array.from({ length: 5000 }, () => ({ type: 'integer' }));
  expect(JSON.stringify(exampleOf({ prefixItems })).length).toBeLessThan(500);
  const required = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const example = exampleArguments({ type: 'object', required });
  expect(Object.keys(example).length).toBeLessThan(250);
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
    fc.property(anySchema, (schema) => {
      expect(exampleArguments(schema)).toBeTypeOf('object');
    }),
    { numRuns: 2000 },
  );
});
