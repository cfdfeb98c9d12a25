import { handleCommand } from '@/lib/background/handle-command';
import type { CommandName, Input } from '@/lib/commands';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { looksSchema } from '@/lib/task/looks';
import { taskRecordSchema } from '@/lib/task/record';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildTask, testNow } from '../../../support/build-task';

async function worldWith(...tasks: readonly ReturnType<typeof buildTask>[]) {
  const { ports } = backgroundWorld();
  for (const task of tasks) await ports.local.set({ [keys.task(task.id)]: seal(task) });
  return {
    ports,
    send: <Name extends CommandName>(name: Name, input: Input<Name>) =>
      handleCommand(ports, name, input),
    task: (id: string) => read(ports.local, keys.task(id), taskRecordSchema),
    schedule: () => read(ports.session, keys.schedule, storedScheduleSchema),
  };
}

test('a task goes by the name it is given, and by its instruction again without one', async () => {
  const { send, task } = await worldWith(buildTask('a'));
  await send('task.rename', { id: 'a', title: `  ${'x'.repeat(300)}` });
  expect((await task('a'))?.title).toBe('x'.repeat(200));
  // A title must not be cut in the middle of a character.
  await send('task.rename', { id: 'a', title: `${'x'.repeat(199)}🙂` });
  expect((await task('a'))?.title).toBe('x'.repeat(199));
  await send('task.rename', { id: 'a', title: '  ' });
  expect((await task('a'))?.title).toBeNull();
});

test('a pin stays until it is taken away', async () => {
  const { send, task } = await worldWith(buildTask('a'));
  await send('task.pin', { id: 'a', pinned: true });
  expect((await task('a'))?.pinned).toBe(true);
  await send('task.pin', { id: 'a', pinned: false });
  expect((await task('a'))?.pinned).toBe(false);
});

test('what another page has done already is no failure', async () => {
  const { send } = await worldWith(buildTask('a', { pinned: true }));
  expect(await send('task.pin', { id: 'a', pinned: true })).toEqual({ ok: true, value: null });
});

test('a task that is gone is neither renamed nor pinned', async () => {
  const { send } = await worldWith();
  const gone = { ok: false, error: { code: 'not-found' } };
  expect(await send('task.rename', { id: 'a', title: 'x' })).toEqual(gone);
  expect(await send('task.pin', { id: 'a', pinned: true })).toEqual(gone);
});

test('a task that is asked about offline is unreachable, and one that is gone is not found', async () => {
  const { send } = await worldWith(buildTask('a'));
  const failed = (code: string) => ({ ok: false, error: { code } });
  expect(await send('task.check', { id: 'a' })).toEqual(failed('unreachable'));
  expect(await send('task.check', { id: 'gone' })).toEqual(failed('not-found'));
  expect(await send('task.retry', { id: 'gone' })).toEqual(failed('not-found'));
});

test('many are archived at once, each put back as it was, and the schedule knows', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `t${index}`);
  const { ports, send, task, schedule } = await worldWith(...ids.map((id) => buildTask(id)));
  let writes = 0;
  const set = ports.session.set.bind(ports.session);
  ports.session.set = (items) => {
    if (keys.schedule in items) writes += 1;
    return set(items);
  };
  await send('tasks.watch', { tasks: ids.map((id) => ({ id, watch: 'archived' })) });
  expect((await task('t7'))?.watch).toBe('archived');
  expect((await schedule())?.tasks['t299']).toMatchObject({ pace: 'idle', stale: false });
  expect(writes).toBe(2);
  const back = [
    { id: 't7', watch: 'paused' },
    { id: 'gone', watch: 'watched' },
    { id: 't8', watch: 'watched' },
  ] as const;
  await send('tasks.watch', { tasks: [...back] });
  expect([(await task('t7'))?.watch, (await task('t8'))?.watch]).toEqual(['paused', 'watched']);
});

test('a look at home is remembered', async () => {
  const { ports, send } = await worldWith();
  await send('home.look', null);
  const looks = await read(ports.local, keys.looks, looksSchema);
  expect(looks).toEqual({ before: testNow, begun: testNow, latest: testNow });
});
