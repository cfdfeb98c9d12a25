import { listBroken } from '@/lib/store/broken';
import { open } from '@/lib/store/envelope';
import { kindOf } from '@/lib/store/keys';
import { migrations } from '@/lib/store/migrations';
import { isKnown, shapes } from '@/lib/store/shapes';
import { expect, test } from 'vitest';
import { fixtures, today } from './fixtures/fixtures';

test('there is a fixture of every version, of today’s too', () => {
  expect(fixtures).toHaveLength(migrations.length + 1);
  const kinds = new Set(Object.keys(today).map(kindOf));
  expect([...kinds].toSorted()).toEqual(Object.keys(shapes).toSorted());
});

// When this fails, a stored shape has changed that browsers already hold. The change needs a
// migration.
const byVersion = fixtures.map((stored, index) => [index + 1, stored] as const);
test.each(byVersion)('everything that version %i wrote can be read', (_, stored) => {
  expect(listBroken(stored)).toEqual([]);
});

// A member that a shape does not name is not read, and the next write loses it.
test('what today’s version wrote is read whole', () => {
  for (const [key, raw] of Object.entries(today)) {
    const kind = kindOf(key);
    if (!isKnown(kind)) throw new Error(`No shape of ${key}`);
    expect(open<unknown>(key, shapes[kind], raw)).toEqual({ kind: 'ok', value: raw.data });
  }
});
