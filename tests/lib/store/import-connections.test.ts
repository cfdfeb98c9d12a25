import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { planImport } from '@/lib/store/plan-import';
import { expect, test } from 'vitest';
import { buildConnection, buildTask, testNow } from '../../support/build-task';

const office = keys.connection('office');

test('a connection gets a name that no other has', () => {
  const file = Object.fromEntries(
    ['old', 'older'].map((id) => [
      keys.connection(id),
      seal(buildConnection({ id, name: 'Work' })),
    ]),
  );
  const here = buildConnection({ name: 'Work' });
  const present = { keys: new Set([office]), connections: [here], tasks: [] };
  const { connections } = planImport(file, present, testNow);
  expect(connections.map(({ name }) => name)).toEqual(['Work 2', 'Work 3']);
});

test('a connection that was made here, too, is the same: its tasks come under the one here, once', () => {
  const creation = { state: 'created', taskId: 'service-a', at: testNow } as const;
  const file = {
    [keys.connection('laptop')]: seal(buildConnection({ id: 'laptop' })),
    [keys.task('a')]: seal(buildTask('a', { connectionId: 'laptop', creation })),
    [keys.task('b')]: seal(buildTask('b', { connectionId: 'laptop' })),
  };
  const here = {
    keys: new Set([office, keys.task('here')]),
    connections: [buildConnection()],
    tasks: [buildTask('here', { creation })],
  };
  const plan = planImport(file, here, testNow);
  expect(plan).toMatchObject({
    connections: [],
    tasks: [{ id: 'b', connectionId: 'office' }],
    present: 2,
    skipped: 0,
  });
});

test('a connection that was removed here comes back for the tasks that are left of it', () => {
  const file = { [keys.connection('old')]: seal(buildConnection({ id: 'old' })) };
  const tasks = [buildTask('a', { connectionId: 'old', watch: 'archived' })];
  const present = { keys: new Set([office]), connections: [buildConnection()], tasks };
  expect(planImport(file, present, testNow).connections.map(({ id }) => id)).toEqual(['old']);
});

test('a connection that was made here, too, is known beside others in the file', () => {
  const other = { id: 'other', name: 'Other', baseUrl: 'https://b.example/api/v1' };
  const offered = [buildConnection({ id: 'laptop' }), buildConnection(other)];
  const file = Object.fromEntries(offered.map((one) => [keys.connection(one.id), seal(one)]));
  const present = { keys: new Set([office]), connections: [buildConnection()], tasks: [] };
  expect(planImport(file, present, testNow).connections.map(({ id }) => id)).toEqual(['other']);
});

const second = buildConnection({ id: 'second', name: 'Other account' });

test.each([
  ['has another name', buildConnection({ id: 'laptop', name: 'Mine' }), [], []],
  [
    'has another address',
    buildConnection({ id: 'laptop', baseUrl: 'https://b.example/api/v1' }),
    [],
    [],
  ],
  ['is one of two in the file', buildConnection({ id: 'laptop' }), [second], []],
  ['is one of two here', buildConnection({ id: 'laptop' }), [], [second]],
])('a connection that %s may be of another account, and is new', (_, one, alsoThere, alsoHere) => {
  const offered = [one, ...alsoThere];
  const file = Object.fromEntries(offered.map((each) => [keys.connection(each.id), seal(each)]));
  const connections = [buildConnection(), ...alsoHere];
  const plan = planImport(file, { keys: new Set([office]), connections, tasks: [] }, testNow);
  expect(plan.connections.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
});
