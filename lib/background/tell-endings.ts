import type { Settings } from '@/lib/store/settings';
import type { Ending, TaskRecord } from '@/lib/task/record';
import { notificationId } from './notification-id';
import { present } from './notification-style';
import { endedNotice, endingsNotice } from './notification-text';
import { noteTold } from './note-told';
import type { BackgroundPorts } from './ports';
import { readTasks } from './read-tasks';
import { dueEndings, type Scene } from './scene';
import type { WakePorts } from './schedule-store';
import { mostAtOnce } from './summary';

/** Says once which runs ended, quietly; not of a task on screen, nor what the person switched off. */
export async function tellEndings(ports: WakePorts, scene: Scene): Promise<void> {
  const ids = dueEndings(scene);
  if (ids.length === 0) return;
  const tasks = await readTasks(ports, ids);
  const news = tasks.flatMap((task) => {
    const { ending } = task;
    if (ending === null || !isWanted(ending, scene.settings)) return [];
    const id = notificationId({ kind: 'ended', task: task.id, ending });
    return scene.showing.tasks.has(task.id) || scene.shown.has(id) ? [] : [{ id, task, ending }];
  });
  await raise(ports, scene, news);
  // Together they share a write of the schedule.
  await Promise.all(ids.map((id) => noteTold(ports, id, { type: 'ending-told' })));
}

interface News {
  readonly id: string;
  readonly task: TaskRecord;
  readonly ending: Ending;
}

async function raise(
  { notifications }: BackgroundPorts,
  { settings }: Scene,
  news: readonly News[],
): Promise<void> {
  if (news.length > mostAtOnce) {
    const summary = present(endingsNotice(news.length), settings);
    await notifications.raise(notificationId({ kind: 'endings' }), summary);
    return;
  }
  for (const { id, task, ending } of news) {
    await notifications.raise(id, present(endedNotice(task, ending), settings));
  }
}

function isWanted(ending: Ending, { tellFinished, tellFailed }: Settings): boolean {
  switch (ending) {
    case 'finished':
      return tellFinished;
    case 'failed':
      return tellFailed;
  }
}
