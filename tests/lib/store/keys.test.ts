import { keys, kindOf } from '@/lib/store/keys';
import { shapes } from '@/lib/store/shapes';
import { expect, test } from 'vitest';

/** Of what lies on the disk, where earlier versions left it. The compiler asks where a new key lies. */
const places: Readonly<Record<keyof typeof keys, readonly [string, string] | 'in memory'>> = {
  task: [keys.task('a'), 'task:a'],
  call: [keys.call('a'), 'call:a'],
  log: [keys.log('a'), 'log:a'],
  tools: [keys.tools('a'), 'tools:a'],
  created: 'in memory',
  answer: [keys.answer('a'), 'answer:a'],
  draft: [keys.draft('a', 'c'), 'draft:a:c'],
  reason: [keys.reason('a', 'c'), 'draft:a/reason:c'],
  newTaskDraft: [keys.newTaskDraft, 'draft-new-task'],
  toolDraft: [keys.toolDraft, 'draft-tool'],
  connectionDraft: [keys.connectionDraft, 'draft-connection'],
  connection: [keys.connection('a'), 'connection:a'],
  apiKey: [keys.apiKey('a'), 'api-key:a'],
  abilities: [keys.abilities('a'), 'abilities:a'],
  settings: [keys.settings, 'settings'],
  library: [keys.library, 'tool-library'],
  quarantine: [keys.quarantine('task:a', 5), 'quarantine:5:task:a'],
  looks: [keys.looks, 'looks'],
  schedule: 'in memory',
  scheduleStamp: 'in memory',
  glance: 'in memory',
  summary: 'in memory',
  toldAt: 'in memory',
  attendedAt: 'in memory',
  sweptAt: 'in memory',
  whole: 'in memory',
  filler: [keys.filler, 'filler'],
  presence: 'in memory',
  intent: 'in memory',
};
const onDisk = Object.values(places).filter((place) => place !== 'in memory');

test.each(onDisk)('%s lies where earlier versions left it', (key, before) => {
  expect(key).toBe(before);
});

// What has no shape counts as damaged, and the settings tell the person so.
test('what lies on the disk has a shape, except for what is never read', () => {
  const neverRead = ['quarantine', keys.filler];
  const kinds = new Set(onDisk.map(([key]) => kindOf(key)));
  expect([...kinds].toSorted()).toEqual([...Object.keys(shapes), ...neverRead].toSorted());
});
