import { keys } from '@/lib/store/keys';
import { isPortable } from '@/lib/store/portable';
import { expect, test } from 'vitest';

test.each([
  keys.connection('a'),
  keys.task('a'),
  keys.log('a-b_c'),
  keys.tools('a'),
  keys.library,
  keys.settings,
])('%s may leave', (key) => {
  expect(isPortable(key)).toBe(true);
});

test.each([
  keys.apiKey('a'),
  keys.answer('a'),
  keys.draft('a', 'call'),
  keys.reason('a', 'call'),
  keys.call('a'),
  keys.newTaskDraft,
  keys.toolDraft,
  keys.connectionDraft,
  keys.abilities('a'),
  keys.looks,
  // Keys that only contain a key that may be exported
  keys.quarantine(keys.task('a'), 5),
  keys.quarantine(keys.settings, 5),
  keys.apiKey('task:a'),
  keys.answer('settings'),
  keys.draft('a', 'tool-library'),
  'settings:a',
  'task:',
  'task:a:b',
  'task:a b',
])('%s stays', (key) => {
  expect(isPortable(key)).toBe(false);
});
