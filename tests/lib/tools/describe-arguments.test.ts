import { countArguments } from '@/lib/tools/count-arguments';
import { describeArguments } from '@/lib/tools/describe-arguments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySchema } from './any-schema';

const schema = {
  type: 'object',
  description: 'An order',
  properties: {
    id: { type: 'string', description: ' The order’s number ' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { count: { title: 'How many' } } },
    },
    place: { prefixItems: [{ description: 'Latitude' }], items: { description: 'Others' } },
    old: { items: [{ description: 'First' }] },
    address: { $ref: '#/$defs/a~1b~1', description: 'Where to' },
    foreign: { $ref: 'x/properties/id' },
    nowhere: { $ref: '#/properties/not/there' },
    indexed: { $ref: '#/properties/place/prefixItems/0' },
    tilde: { $ref: '#/$defs/c~0~0d' },
    escaped: { $ref: '#/$defs/a~01b' },
    encoded: { $ref: '#/$defs/a%7E1b~1' },
    space: { $ref: '#/$defs/e%20f' },
    percent: { $ref: '#/$defs/50%' },
    either: { oneOf: [{ title: 'One' }, { description: 'The other' }] },
    maybe: { anyOf: [{ type: 'null' }, { description: 'Perhaps' }] },
    labels: {
      properties: { main: { description: 'The first label' } },
      additionalProperties: { description: 'A label' },
    },
    empty: { description: '  ', title: '' },
    __proto__: { description: 'inherited, so not a property' },
  },
  $defs: {
    'a/b/': {
      description: 'An address',
      properties: { street: { description: 'Street' }, up: { $ref: '#' } },
    },
    'c~~d': { description: 'With tildes' },
    'a~1b': { description: 'With what looks like an escaped slash' },
    'e f': { description: 'With a space' },
    '50%': { description: 'Half' },
  },
};

test.each([
  [[], 'An order'],
  [['id'], 'The order’s number'],
  [['lines', 3, 'count'], 'How many'],
  [['place', 0], 'Latitude'],
  [['place', 1], 'Others'],
  [['old', 0], 'First'],
  [['address'], 'Where to'],
  [['address', 'street'], 'Street'],
  [['address', 'up', 'address', 'up', 'id'], 'The order’s number'],
  [['foreign'], null],
  [['nowhere'], null],
  [['indexed'], 'Latitude'],
  [['tilde'], 'With tildes'],
  [['escaped'], 'With what looks like an escaped slash'],
  [['encoded'], 'An address'],
  [['space'], 'With a space'],
  [['percent'], 'Half'],
  [['either'], 'The other'],
  [['maybe'], 'Perhaps'],
  [['labels', 'anything'], 'A label'],
  [['labels', 'main'], 'The first label'],
  [['empty'], null],
  [['constructor'], null],
  [['__proto__'], null],
  [['id', 'deeper'], null],
  [['lines', 'no index'], null],
])('%j is described', (path, description) => {
  expect(describeArguments(schema)(path)).toBe(description);
});

test('what an alternative says of the whole, and of a part, is said', () => {
  const part = { properties: { a: { description: 'A' } } };
  const either = { anyOf: [{ title: 'One' }, { description: 'The other', ...part }] };
  expect(describeArguments(either)([])).toBe('The other');
  expect(describeArguments(either)(['a'])).toBe('A');
});

test('references in circles end', () => {
  const circle = {
    $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
    $ref: '#/$defs/a',
  };
  expect(describeArguments(circle)(['x', 'y'])).toBeNull();
});

test('alternatives that multiply stay quick', () => {
  const wide = { anyOf: Array.from({ length: 40 }, () => ({ items: { $ref: '#' } })) };
  expect(describeArguments(wide)(Array.from({ length: 40 }, () => 0))).toBeNull();
});

test('any schema and any path will do', () => {
  const path = fc.array(fc.oneof(fc.string(), fc.nat()));
  fc.assert(
    fc.property(anySchema, path, (any, path) => {
      const said = describeArguments(any)(path);
      expect(said === null || said.length > 0).toBe(true);
      expect(countArguments(any)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [schema, 17],
  [{}, 0],
  [{ allOf: [{ properties: { a: {}, b: {} } }, { properties: { b: {}, c: {} } }] }, 3],
  [{ anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, 2],
  [{ $ref: '#/definitions/x', definitions: { x: { properties: { a: {} } } } }, 1],
])('the arguments of %j are counted', (any, count) => {
  expect(countArguments(any)).toBe(count);
});
