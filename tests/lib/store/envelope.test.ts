import { open, seal } from '@/lib/store/envelope';
import { migrations } from '@/lib/store/migrations';
import type { Migration } from '@/lib/store/migrations/migration';
import { z } from '@/lib/schema';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const schema = z.object({ name: z.string() });
const broken = (raw: unknown) => ({ kind: 'broken', raw });

test('what is sealed opens again', () => {
  const value = { name: 'Kim' };
  expect(open('task:a', schema, seal(value))).toEqual({ kind: 'ok', value });
});

test('a key that is not there is missing', () => {
  expect(open('task:a', schema, undefined)).toEqual({ kind: 'missing' });
});

test.each([
  ['no envelope', { name: 'Kim' }],
  ['null', null],
  ['a text', 'Kim'],
  ['without data', { v: 1 }],
  ['of another shape', { v: 1, data: { name: 7 } }],
  ['of a later version', { v: migrations.length + 2, data: { name: 'Kim' } }],
  ['of no version', { v: 0, data: { name: 'Kim' } }],
  ['of a version between', { v: 1.5, data: { name: 'Kim' } }],
])('what is %s is broken, and kept as it was', (_, raw) => {
  expect(open('task:a', schema, raw)).toEqual(broken(raw));
});

test('whatever lies there, opening it never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(['missing', 'ok', 'broken']).toContain(open('task:a', schema, raw).kind);
    }),
  );
});

const toPerson: Migration = (kind, data) => (kind === 'task' ? { person: data } : data);
const toName: Migration = (kind, data) => {
  if (kind !== 'task') return data;
  const { person } = z.object({ person: z.string() }).parse(data);
  return { name: person };
};
const chain = [toPerson, toName];

test('an earlier version is brought to this one, step by step', () => {
  const value = { name: 'Kim' };
  expect(open('task:a', schema, { v: 1, data: 'Kim' }, chain)).toEqual({ kind: 'ok', value });
  const second = { v: 2, data: { person: 'Kim' } };
  expect(open('task:a', schema, second, chain)).toEqual({ kind: 'ok', value });
  expect(open('task:a', schema, { v: 3, data: value }, chain)).toEqual({ kind: 'ok', value });
});

test('a migration minds the kind of key', () => {
  const raw = { v: 1, data: { name: 'Kim' } };
  expect(open('connection:a', schema, raw, chain).kind).toBe('ok');
  expect(open('task:a', schema, raw, chain)).toEqual(broken(raw));
});

test('what a migration throws on is broken, and kept as it was', () => {
  const raw = { v: 2, data: { person: 7 } };
  expect(open('task:a', schema, raw, chain)).toEqual(broken(raw));
});
