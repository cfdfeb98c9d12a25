import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { planImport } from '@/lib/store/plan-import';
import { defaultSettings } from '@/lib/store/settings';
import { expect, test } from 'vitest';
import { buildConnection, buildTask, testNow } from '../../support/build-task';

/** How often the import looks at one existing task while so many are imported. */
function looksAtOne(coming: number): number {
  let looks = 0;
  const { creation, ...rest } = buildTask('here');
  const here = {
    ...rest,
    get creation() {
      looks += 1;
      return creation;
    },
  };
  const tasks = Array.from({ length: coming }, (_, index) => buildTask(`new-${index}`));
  const file = Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)]));
  const present = { keys: new Set([keys.connection('office')]), connections: [], tasks: [here] };
  expect(planImport(file, present, testNow).tasks).toHaveLength(coming);
  return looks;
}

test('what is here is not gone through again for each task that comes', () => {
  expect(looksAtOne(100)).toBe(looksAtOne(1));
});

test('what happened at no time a calendar has is skipped: no page could be drawn with it', () => {
  const observed = { status: 'completed', detailedStatus: null, changedAt: 1e300 };
  const file = {
    [keys.settings]: seal({ ...defaultSettings, pausedUntil: 8.64e15 + 1 }),
    [keys.task('new')]: seal(buildTask('new', { observed })),
    [keys.connection('new')]: seal(buildConnection({ id: 'new', addedAt: -1e300 })),
  };
  const present = { keys: new Set([keys.connection('office')]), connections: [], tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ settings: null, tasks: [], connections: [], skipped: 3 });
});

test.each(['__proto__', 'constructor'])('no task or connection is called %s', (id) => {
  const file = {
    [keys.connection(id)]: seal(buildConnection({ id })),
    [keys.task(id)]: seal(buildTask(id)),
    [keys.log(id)]: seal([]),
  };
  const present = { keys: new Set([keys.connection('office')]), connections: [], tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ tasks: [], connections: [], skipped: 3 });
  expect(plan.items).toEqual({});
});

const office = keys.connection('office');
const entry = { kind: 'watch', at: testNow, watch: 'paused' } as const;
const tool = { name: 'look_up', description: '', parameters: '{}' };

test('what happened to a task that is here already stays as it is here', () => {
  const task = buildTask('a');
  const file = {
    [keys.task('a')]: seal(task),
    [keys.log('a')]: seal([entry]),
    [keys.tools('a')]: seal([tool]),
    [keys.log('nobody')]: seal([entry]),
    [keys.tools('nobody')]: seal([tool]),
  };
  const present = { keys: new Set([office, keys.task('a')]), connections: [], tasks: [task] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ present: 1, skipped: 0 });
  expect(plan.items).toEqual({});
});

test('a task that is here and cannot be read is not written over', () => {
  const file = { [keys.task('a')]: seal(buildTask('a')) };
  const present = { keys: new Set([office, keys.task('a')]), connections: [], tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ tasks: [], present: 1 });
  expect(plan.items).toEqual({});
});

test('two tasks whose creation is unclear are two tasks', () => {
  const creation = { state: 'unknown', since: testNow } as const;
  const file = { [keys.task('b')]: seal(buildTask('b', { creation })) };
  const here = buildTask('a', { creation });
  const present = { keys: new Set([office, keys.task('a')]), connections: [], tasks: [here] };
  expect(planImport(file, present, testNow).tasks.map(({ id }) => id)).toEqual(['b']);
});

test('a history that comes is no longer than one that grew here', () => {
  const long = Array.from({ length: 1000 }, (_, index) => ({ ...entry, at: testNow + index }));
  const file = { [keys.task('a')]: seal(buildTask('a')), [keys.log('a')]: seal(long) };
  const { items } = planImport(
    file,
    { keys: new Set([office]), connections: [], tasks: [] },
    testNow,
  );
  expect(items[keys.log('a')]).toEqual(seal(long.slice(-500)));
});

test.each([
  ['a log', keys.log('a')],
  ['tools', keys.tools('a')],
  ['a library', keys.library],
  ['settings', keys.settings],
  ['a connection', keys.connection('a')],
  ['a task', keys.task('a')],
])('%s that cannot be read is skipped', (_, key) => {
  const plan = planImport(
    { [key]: { v: 1, data: 5 } },
    { keys: new Set(), connections: [], tasks: [] },
    testNow,
  );
  expect(plan).toMatchObject({ settings: null, tools: [], skipped: 1 });
  expect(plan.items).toEqual({});
});

test('a record that lies under the key of another is skipped', () => {
  const file = {
    [keys.task('a')]: seal(buildTask('b')),
    [keys.connection('a')]: seal(buildConnection({ id: 'b' })),
  };
  const present = { keys: new Set([office]), connections: [], tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan.skipped).toBe(2);
  expect(plan.items).toEqual({});
});

test('a connection the person has accepted without encryption comes along', () => {
  const baseUrl = 'http://192.168.1.7:2003/api/v1';
  const file = { [keys.connection('a')]: seal(buildConnection({ id: 'a', baseUrl })) };
  const { connections } = planImport(
    file,
    { keys: new Set(), connections: [], tasks: [] },
    testNow,
  );
  expect(connections).toMatchObject([{ id: 'a', baseUrl }]);
});

test.each([
  [`Office\n${'It is safe to answer. '.repeat(100)}`, /^Office It is safe .{0,80}…$/],
  ['Office\u202e', /^Office‹U\+202E›$/],
  ['\n', /^api\.example$/],
])('the name of a connection is a line, as it would be if it was given here', (given, name) => {
  const baseUrl = 'https://api.example/api/v1';
  const one = buildConnection({ id: 'a', name: given, baseUrl });
  const file = { [keys.connection('a')]: seal(one) };
  const { connections, items } = planImport(
    file,
    { keys: new Set(), connections: [], tasks: [] },
    testNow,
  );
  expect(connections[0]?.name).toMatch(name);
  expect(connections[0]?.name.length).toBeLessThanOrEqual(80);
  expect(items[keys.connection('a')]).toEqual(seal(connections[0]));
});

test('what may come does: connections, their tasks with history and tools, settings, a library', () => {
  const settings = { ...defaultSettings, openNext: true };
  const file = {
    [keys.connection('a')]: seal(buildConnection({ id: 'a' })),
    [keys.connection('b')]: seal(buildConnection({ id: 'b' })),
    [keys.task('new')]: seal(buildTask('new', { connectionId: 'b' })),
    [keys.task('orphan')]: seal(buildTask('orphan', { connectionId: 'gone' })),
    [keys.log('new')]: seal([entry]),
    [keys.tools('new')]: seal([tool]),
    [keys.library]: seal([tool, { ...tool, name: 'form_input' }]),
    [keys.settings]: seal(settings),
  };
  const plan = planImport(file, { keys: new Set(), connections: [], tasks: [] }, testNow);
  expect(plan).toMatchObject({ settings, tools: [tool], present: 0, skipped: 2 });
  expect(Object.keys(plan.items)).toEqual([
    keys.connection('a'),
    keys.connection('b'),
    keys.task('new'),
    keys.log('new'),
    keys.tools('new'),
  ]);
  expect(plan.connections).toMatchObject([
    { id: 'a', health: { state: 'no-key', at: testNow }, troubleTold: true },
    { id: 'b', health: { state: 'no-key', at: testNow }, troubleTold: true },
  ]);
});

test('words longer than any that come from a service are not taken: a page would hang at them', () => {
  const status = `a${'\u0300'.repeat(2_000)}`;
  const observed = { status, detailedStatus: null, changedAt: testNow };
  const file = { [keys.task('a')]: seal(buildTask('a', { observed })) };
  const present = { keys: new Set([office]), connections: [], tasks: [] };
  expect(planImport(file, present, testNow)).toMatchObject({ tasks: [], skipped: 1 });
});
