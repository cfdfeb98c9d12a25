import { nullable, optional, z } from '@/lib/schema';
import { expect, test } from 'vitest';

const schema = z.object({ owed: nullable(z.number()), extra: optional(z.number()) });

test.each([
  ['all of it', { owed: 1, extra: 2 }],
  ['null, and a key that is missing', { owed: null }],
])('takes %s as it is', (_, value) => {
  expect(schema.parse(value)).toStrictEqual(value);
});

test.each([
  ['a missing key where null is meant', { extra: 2 }],
  ['null where a key may be missing', { owed: 1, extra: null }],
  ['another kind of value', { owed: '1' }],
  ['another kind of value where the key may be missing', { owed: 1, extra: '2' }],
])('refuses %s', (_, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
