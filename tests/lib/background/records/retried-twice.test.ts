import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { testNow } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

/** A world with a task of the id `a` whose creation was refused. */
async function aRefusedTask(watch: 'watched' | 'archived') {
  const world = await aWorld();
  const refused = { state: 'refused', since: testNow, reason: 'offline', message: null } as const;
  await world.put(aTask().creation(refused).watch(watch).build());
  await world.storage.local.set({ [keys.tools('a')]: seal([]) });
  return world;
}

test('started again on two pages at once, a task is made once, though that cannot be written down', async () => {
  const world = await aRefusedTask('watched');
  const set = vi.spyOn(world.storage.local, 'set');
  world.service.meddle = (kind) => {
    if (kind === 'create') set.mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
    return undefined;
  };
  const retry = () => world.worker.command('task.retry', { id: 'a' });
  await Promise.all([retry(), retry()]);
  set.mockRestore();
  await world.pass(2 * 60_000);
  expect(world.service.taskIds).toEqual(['task-1']);
  expect(await world.task('a')).toMatchObject({ creation: { state: 'created', taskId: 'task-1' } });
});

test('what an archived task asks after it was started again is told', async () => {
  const world = await aRefusedTask('archived');
  await world.worker.command('task.retry', { id: 'a' });
  await world.pass(60_000);
  world.service.ask('task-1', 'call-1');
  await world.pass(2 * 60_000);
  expect(world.desktop.shown).toEqual(['request:a:call-1']);
});
