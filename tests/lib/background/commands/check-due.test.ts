import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import { expect, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildTask, testNow } from '../../../support/build-task';

const completed = { status: 'completed', detailedStatus: null, changedAt: testNow - 1_000 };

async function worldWith(task: TaskRecord) {
  const { ports } = backgroundWorld();
  await ports.local.set({ [keys.task(task.id)]: seal(task) });
  const writes = vi.spyOn(ports.local, 'set');
  return {
    writes,
    beat: (shows: string | null, visible = true) =>
      handleCommand(ports, 'check.due', { page: 'p', shows, request: false, visible }),
    seen: async () => (await read(ports.local, keys.task(task.id), taskRecordSchema))?.endSeen,
  };
}

test('who has a task on screen that ends knows of it, also as they leave', async () => {
  const task = buildTask('a', { observed: completed });
  for (const visible of [true, false]) {
    const { beat, seen } = await worldWith(task);
    await beat('a', visible);
    expect(await seen()).toBe(completed.changedAt);
  }
});

test('it is written once, however long it is looked at', async () => {
  const { beat, writes } = await worldWith(buildTask('a', { observed: completed }));
  await beat('a');
  await beat('a');
  expect(writes).toHaveBeenCalledTimes(1);
});

test.each([
  ['another page', buildTask('a', { observed: completed }), null],
  ['one that is gone', buildTask('a', { observed: completed }), 'b'],
  ['one that runs', buildTask('a', { observed: { ...completed, status: 'running' } }), 'a'],
])('of %s nothing is noted', async (_what, task, shows) => {
  const { beat, writes } = await worldWith(task);
  await beat(shows);
  expect(writes).not.toHaveBeenCalled();
});
