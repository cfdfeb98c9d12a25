import type { Abilities } from '@/lib/service/extras/abilities';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { buildConnection, buildTask, testNow } from '../../support/build-task';
import { pageWorld, show, store } from '../../support/page-ports';

export const everything: Abilities = {
  check: true,
  tasks: true,
  result: true,
  stopRun: true,
  stopTask: true,
};
export const nothing: Abilities = {
  check: false,
  tasks: false,
  result: false,
  stopRun: false,
  stopTask: false,
};

/** Shows the page of a task whose service is known to have these abilities. */
export async function showTask(
  has: Abilities | null,
  task: Partial<TaskRecord> = {},
  answers: NonNullable<Parameters<typeof pageWorld>[0]>['answers'] = {},
) {
  const world = pageWorld({ place: 'panel', answers });
  await know(world, has);
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper', ...task })] });
  show(world, '#/tasks/a');
  return world;
}

export async function know(world: ReturnType<typeof pageWorld>, has: Abilities | null) {
  const connection = buildConnection();
  await store(world.storage, { connections: [connection] });
  if (has === null) return;
  const found = { baseUrl: connection.baseUrl, has };
  await world.storage.local.set({ [keys.abilities(connection.id)]: seal(found) });
}

export const completed = {
  observed: { status: 'completed', detailedStatus: null, changedAt: testNow - 1000 },
};
