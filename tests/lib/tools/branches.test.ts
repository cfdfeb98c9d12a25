import { branches } from '@/lib/tools/branches';
import { expect, test } from 'vitest';

test('of very many branches the nearest fifty count', () => {
  const schemas = Array.from({ length: 60 }, (_, index) => ({ title: `${index}` }));
  const nearest = schemas.slice(0, 50);
  expect(branches({}, schemas, 'every')).toEqual(nearest);
  expect(branches({}, [{ anyOf: schemas }], 'every').slice(1)).toEqual(nearest.slice(0, 49));
});

test('one that leads to itself counts once', () => {
  const root = { $ref: '#' };
  expect(branches(root, [root, root], 'every')).toEqual([root]);
});

test('a list longer than a call takes arguments breaks nothing', () => {
  const allOf = Array.from({ length: 300_000 }, () => ({}));
  expect(branches({ allOf }, [{ allOf }], 'every')).toHaveLength(50);
});
