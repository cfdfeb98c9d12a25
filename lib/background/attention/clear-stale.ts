import { notificationSubject, summaryId } from './notification-id';
import type { BackgroundPorts } from '../ports';
import { type Scene, waitingRequests } from './scene';
import { followSummary } from './summary';

/**
 * Clears the notifications whose reason is gone: answered, replaced, snoozed, seen or mended.
 * @returns the ids of the notifications that are left
 */
export async function clearStale(
  ports: BackgroundPorts,
  scene: Scene,
): Promise<ReadonlySet<string>> {
  const waiting = new Set(waitingRequests(scene).map(({ id }) => id));
  const summarised = scene.notifications.has(summaryId)
    ? await followSummary(ports, scene, waiting)
    : 0;
  const stale = [...scene.notifications].filter((id) => !hasReason(id, waiting, summarised, scene));
  await Promise.all(stale.map((id) => ports.notifications.clear(id)));
  return new Set([...scene.notifications].filter((id) => !stale.includes(id)));
}

function hasReason(
  id: string,
  waiting: ReadonlySet<string>,
  summarised: number,
  { schedule, showing }: Scene,
): boolean {
  const subject = notificationSubject(id);
  switch (subject?.kind) {
    case undefined:
      return true;
    case 'requests':
      return summarised > 0;
    case 'request':
      return waiting.has(id) && !showing.requests.has(subject.task);
    case 'ended': {
      const entry = schedule.tasks[subject.task];
      if (!entry || entry.silenced || showing.tasks.has(subject.task)) return false;
      // A later run has ended in another way.
      if (entry.ending !== null && entry.ending !== subject.ending) return false;
      return entry.over === (subject.ending !== 'unstopped');
    }
    case 'endings':
      // A person who sees a page of Beckon knows, or has only to look at home's list.
      return !showing.visible;
    case 'connection':
      return subject.connection in schedule.stopped;
    case 'connections':
      // A person who sees a page of Beckon sees there which of the many are left.
      return !showing.visible && Object.keys(schedule.stopped).length > 0;
  }
}
