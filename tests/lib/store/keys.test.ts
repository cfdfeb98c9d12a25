import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';

test('what lies on the disk lies where earlier versions left it', () => {
  expect([
    keys.task('a'),
    keys.call('a'),
    keys.log('a'),
    keys.tools('a'),
    keys.answer('a'),
    keys.draft('a', 'c'),
    keys.reason('a', 'c'),
    keys.newTaskDraft,
    keys.toolDraft,
    keys.connectionDraft,
    keys.connection('a'),
    keys.apiKey('a'),
    keys.abilities('a'),
    keys.settings,
    keys.library,
    keys.quarantine('task:a', 5),
    keys.looks,
  ]).toEqual([
    'task:a',
    'call:a',
    'log:a',
    'tools:a',
    'answer:a',
    'draft:a:c',
    'draft:a/reason:c',
    'draft-new-task',
    'draft-tool',
    'draft-connection',
    'connection:a',
    'api-key:a',
    'abilities:a',
    'settings',
    'tool-library',
    'quarantine:5:task:a',
    'looks',
  ]);
});
