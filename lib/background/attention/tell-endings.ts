import type { Settings } from '@/lib/store/settings';
import type { Ending } from '@/lib/task/record';
import { startAttempts } from '../attempt';
import { finishChange } from '../records/change-task';
import { notificationId } from './notification-id';
import { endedNotice, endingsNotice } from './notification-text';
import { noteTold } from './note-told';
import { raise } from './raise';
import { readTasks } from '../records/read-tasks';
import { dueEndings, type Scene } from './scene';
import type { WakePorts } from '../records/schedule-store';
import { mostAtOnce } from './summary';

/**
 * Tells once, without a sound, which runs ended; not of a task on screen, nor what the person switched off.
 */
export async function tellEndings(ports: WakePorts, scene: Scene): Promise<void> {
  const ids = dueEndings(scene);
  if (ids.length === 0) return;
  const tasks = await readTasks(ports, ids);
  const news = tasks.flatMap((task) => {
    const { ending } = task;
    if (ending === null || !isWanted(ending, scene.settings)) return [];
    const id = notificationId({ kind: 'ended', task: task.id, ending });
    const isKnown = scene.showing.tasks.has(task.id) || scene.notifications.has(id);
    return isKnown ? [] : [{ id, notice: endedNotice(task, ending), of: [task.id] }];
  });
  const together = {
    id: notificationId({ kind: 'endings' }),
    notice: endingsNotice(news.length),
    of: news.flatMap(({ of }) => of),
  };
  // The next wake tries again what the desktop refuses, and the other notifications go on.
  const refused = new Set(together.of);
  const attempts = startAttempts();
  for (const { id, notice, of } of news.length > mostAtOnce ? [together] : news) {
    await attempts.attempt(async () => {
      await raise(ports, scene, id, notice);
      for (const task of of) refused.delete(task);
    });
  }
  const known = new Map(tasks.map(({ id, ending }) => [id, ending]));
  // All at once, to share a write of the schedule. A task that has no record any more leaves the schedule.
  await Promise.all(
    ids
      .filter((id) => !refused.has(id))
      .map((id) => {
        const ending = known.get(id);
        return ending === undefined
          ? finishChange(ports, id)
          : noteTold(ports, id, { type: 'ending-told', ending });
      }),
  );
}

function isWanted(ending: Ending, { tellFinished, tellFailed }: Settings): boolean {
  switch (ending) {
    case 'finished':
      return tellFinished;
    case 'failed':
    case 'doubted':
    case 'unstopped':
      return tellFailed;
  }
}
