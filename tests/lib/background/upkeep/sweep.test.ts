import { sweep } from '@/lib/background/upkeep/sweep';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { day } from '@/lib/time';
import { expect, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask, testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const draft = { writer: 'page', fields: [], reply: 'half a sentence', forget: null };
const entry = (daysAgo: number) => ({ kind: 'created', at: testNow - daysAgo * day });

const stored = (world: World, key: string) => world.storage.dump('local')[key];
const putDrafts = (world: World, ...calls: readonly string[]) =>
  world.storage.local.set(
    Object.fromEntries(calls.map((call) => [keys.draft('a', call), seal(draft)])),
  );

test('entries past their age go from the log of a task nothing happens to', async () => {
  const world = await aWorld();
  await world.put(aTask().watch('archived').build());
  const log = [entry(40), entry(20)];
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  await world.worker.wake();
  expect(stored(world, keys.log('a'))).toEqual(seal([entry(20)]));
  await world.clock.advance(11 * day);
  await world.worker.alarm();
  expect(stored(world, keys.log('a'))).toEqual(seal([]));
});

test('with a new entry of a log, those past their age go at once', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.storage.local.set({ [keys.log('a')]: seal([entry(40), entry(20)]) });
  await world.storage.session.set({ [keys.sweptAt]: seal(testNow) });
  world.online = false;
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  expect(stored(world, keys.log('a'))).toMatchObject({ data: [entry(20), { kind: 'answered' }] });
});

test('a draft stays while its call waits, or its answer may not have arrived', async () => {
  const world = await aWorld();
  await world.put(
    aTask()
      .waiting()
      .settled('gone', 'gone')
      .settled('superseded', 'superseded')
      .settled('unproven', 'unproven')
      .settled('confirmed', 'confirmed')
      .build(),
  );
  const kept = ['call-1', 'gone', 'superseded', 'unproven'];
  await putDrafts(world, ...kept, 'confirmed', 'of no task');
  // Another service may use the same ids for its calls, so this draft of another task must go.
  const reasons = kept.map((call) => keys.reason('a', call));
  const others = [keys.draft('b', 'call-1'), keys.reason('a', 'confirmed')];
  await world.storage.local.set(
    Object.fromEntries([...reasons, ...others].map((key) => [key, seal(draft)])),
  );
  await world.worker.wake();
  const left = (await world.storage.local.keys()).filter((key) => key.startsWith('draft:'));
  const drafts = kept.map((call) => keys.draft('a', call));
  expect(left.toSorted()).toEqual([...drafts, ...reasons].toSorted());
});

test('what was typed for a call that has ended goes at the age of the history, not while it waits', async () => {
  const world = await aWorld();
  await world.put(
    aTask().waiting().settled('gone', 'gone').settled('unproven', 'unproven').build(),
  );
  await putDrafts(world, 'call-1', 'gone', 'unproven');
  await world.clock.advance(29 * day);
  await world.worker.wake();
  expect(stored(world, keys.draft('a', 'unproven'))).toEqual(seal(draft));
  // Nobody can be asked: the call still waits.
  world.online = false;
  await world.clock.advance(2 * day);
  await world.worker.wake();
  const left = (await world.storage.local.keys()).filter((key) => key.startsWith('draft:'));
  expect(left).toEqual([keys.draft('a', 'call-1')]);
});

test('an answer and its question go once their call has ended, should a worker have left them', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), aTask('b').waiting().build(), buildTask('c'));
  const left = [keys.answer('a'), keys.call('a')];
  const needed = [keys.answer('b'), keys.call('b'), keys.call('of none that can be read')];
  await world.storage.local.set(
    Object.fromEntries([...left, ...needed].map((key) => [key, seal('as it was')])),
  );
  // Secret answers are in memory only.
  const secrets = { [keys.answer('b')]: 'a secret', [keys.answer('c')]: 'another' };
  await world.storage.session.set(secrets);
  await world.worker.wake();
  expect(await world.storage.local.keys()).toEqual(expect.arrayContaining(needed));
  for (const key of left) expect(stored(world, key)).toBeUndefined();
  const remembered = await world.storage.session.keys();
  expect(remembered.filter((key) => key in secrets)).toEqual([keys.answer('b')]);
});

test('a history that cannot be read stays as it is', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const damaged = { v: 1, data: 'damaged' };
  await world.storage.local.set({ [keys.log('a')]: damaged });
  await world.worker.wake();
  expect(stored(world, keys.log('a'))).toEqual(damaged);
});

test('no draft goes while a task cannot be read', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.storage.local.set({ [keys.task('b')]: { v: 1, data: 'damaged' } });
  await putDrafts(world, 'of b, perhaps');
  await world.worker.wake();
  expect(stored(world, keys.draft('a', 'of b, perhaps'))).toEqual(seal(draft));
});

test('no draft goes while a task cannot be read and another one comes', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.storage.local.set({
    [keys.task('b')]: { v: 1, data: 'damaged' },
    [keys.log('a')]: seal([entry(40)]),
  });
  await putDrafts(world, 'of b, perhaps');
  const set = world.storage.local.set.bind(world.storage.local);
  vi.spyOn(world.storage.local, 'set').mockImplementation((items) =>
    set({ ...items, [keys.task('c')]: seal(buildTask('c')) }),
  );
  await world.worker.wake();
  expect(stored(world, keys.log('a'))).toEqual(seal([]));
  expect(stored(world, keys.draft('a', 'of b, perhaps'))).toEqual(seal(draft));
});

test('it is done once a day, and not with every wake', async () => {
  const world = await aWorld();
  await world.worker.wake();
  world.worker.operations.length = 0;
  await world.pass(60 * 60_000);
  expect(world.worker.operations).not.toContain('local.keys');
});

test('if the worker dies over it, the next one does it', async () => {
  const world = await aWorld();
  const old = seal([entry(40)]);
  await world.storage.local.set({ [keys.log('a')]: old, [keys.log('b')]: old });
  const of = (operation: string) => operation === 'local.set log';
  await world.startWorker({ fault: 'die-after', nth: 1, of }).wake();
  await world.startWorker().wake();
  for (const id of ['a', 'b']) expect(stored(world, keys.log(id))).toEqual(seal([]));
});

test('if it fails, it is not tried again with every wake', async () => {
  const world = await aWorld();
  await world.storage.local.set({ [keys.log('a')]: seal([entry(40)]) });
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await world.pass(60 * 60_000);
  expect(set.mock.calls.filter(([items]) => keys.log('a') in items)).toHaveLength(1);
  set.mockRestore();
  await world.pass(day);
  expect(stored(world, keys.log('a'))).toEqual(seal([]));
});

test('two wakes at once do it once', async () => {
  const world = await aWorld();
  const { ports, operations } = world.worker;
  await world.clock.run(Promise.all([sweep(ports), sweep(ports)]));
  expect(operations.filter((operation) => operation === 'local.get settings')).toHaveLength(1);
});

test('a clock that was ahead, and is set back, puts it off for no longer than a day', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.clock.jump(300 * day);
  await world.worker.wake();
  world.clock.jump(-300 * day);
  await world.storage.local.set({ [keys.log('a')]: seal([entry(40)]) });
  await world.worker.wake();
  expect(stored(world, keys.log('a'))).toEqual(seal([]));
});

test('a permission for a host no connection has goes: one that was tested, and not saved', async () => {
  const world = await aWorld();
  const used = [...world.permissions];
  world.permissions.add('https://tested.example.net/*');
  await world.worker.wake();
  expect([...world.permissions]).toEqual(used);
});

test('no permission goes while a connection cannot be read, which may need it', async () => {
  const world = await aWorld();
  world.permissions.add('https://of-it-perhaps.example.net/*');
  const granted = [...world.permissions];
  await world.storage.local.set({ [keys.connection('b')]: { v: 1, data: 'damaged' } });
  await world.worker.wake();
  expect([...world.permissions]).toEqual(granted);
});
