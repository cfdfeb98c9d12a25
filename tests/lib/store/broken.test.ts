import { listBroken } from '@/lib/store/broken';
import { open, seal } from '@/lib/store/envelope';
import { keys, kindOf } from '@/lib/store/keys';
import { migrations } from '@/lib/store/migrations';
import { defaultSettings } from '@/lib/store/settings';
import { isKnown, shapes } from '@/lib/store/shapes';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';
import v1 from './fixtures/v1.json';
import v2 from './fixtures/v2.json';
import v3 from './fixtures/v3.json';

const fixtures = [v1, v2, v3];

test('there is a fixture of every version, of today’s too', () => {
  expect(fixtures).toHaveLength(migrations.length + 1);
  const kinds = new Set(Object.keys(fixtures.at(-1) ?? {}).map(kindOf));
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
  for (const [key, raw] of Object.entries(fixtures.at(-1) ?? {})) {
    const kind = kindOf(key);
    if (!isKnown(kind)) throw new Error(`No shape of ${key}`);
    expect(open<unknown>(key, shapes[kind], raw)).toEqual({ kind: 'ok', value: raw.data });
  }
});

test('what can be read is not listed', () => {
  const stored = { 'task:a': seal(buildTask('a')), [keys.settings]: seal(defaultSettings) };
  expect(listBroken(stored)).toEqual([]);
});

test.each([
  ['task:a', true],
  ['log:a', true],
  ['draft:call', true],
  ['settings', true],
  [keys.quarantine('log:a', 5), true],
  ['of-a-later-version', true],
  ['api-key:office', false],
  ['answer:a', false],
  [keys.quarantine('answer:a', 5), false],
  [keys.quarantine('api-key:office', 1_767_614_400_000), false],
  ['draft:quarantine:5:answer:a', true],
])('%s that cannot be read is listed; whether it may be exported: %s', (key, exportable) => {
  expect(listBroken({ [key]: { v: 1, data: 7 } })).toEqual([{ key, exportable }]);
});
