import { listBroken } from '@/lib/store/broken';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { expect, test } from 'vitest';
import { buildTask } from '../../support/build-task';

test('what can be read is not listed', () => {
  const stored = { 'task:a': seal(buildTask('a')), [keys.settings]: seal(defaultSettings) };
  expect(listBroken(stored)).toEqual([]);
});

test('what mends a torn log is not listed while it lies there', () => {
  expect(listBroken({ [keys.filler]: seal('0') })).toEqual([]);
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
