import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { buildConnection } from './build-task';
import { pageWorld, show, store } from './page-ports';

/** Puts tasks where the background would, each with the form its call asks for. */
export async function putRequests(
  world: ReturnType<typeof pageWorld>,
  ...tasks: readonly TaskRecord[]
): Promise<void> {
  await store(world.storage, { connections: [buildConnection()], tasks });
  for (const { id, call } of tasks) {
    if (call === null) continue;
    const { toolCallId, toolName } = call;
    const parameters = JSON.stringify({
      heading: call.digest.heading,
      fields: [
        { type: 'text', label: 'Name', disabled: true },
        { type: 'text', label: 'Nickname' },
      ],
    });
    await world.storage.local.set({
      [keys.call(id)]: seal({ toolCallId, toolName, parameters }),
    });
  }
}

/** Draws the request page of the first of these tasks. */
export async function requestPage(...tasks: readonly [TaskRecord, ...TaskRecord[]]) {
  const world = pageWorld({ place: 'panel' });
  await putRequests(world, ...tasks);
  show(world, `#/tasks/${tasks[0].id}/request`);
  return world;
}
