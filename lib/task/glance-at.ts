import type { Glance } from './glance';
import type { Schedule } from './schedule';

export function glanceAt({ tasks, stopped, backoff, storageFull }: Schedule): Glance {
  const entries = Object.values(tasks);
  const used = entries.map(({ connectionId }) => connectionId);
  const asked = entries.filter(({ pace }) => pace !== 'idle');
  return {
    waiting: Object.keys(tasks).filter((id) => tasks[id]?.waiting != null),
    connections: [...new Set([...used, ...Object.keys(stopped), ...Object.keys(backoff)])],
    asked: [...new Set(asked.map(({ connectionId }) => connectionId))],
    tasks: entries.length,
    checkedAt: entries.reduce<number | null>(
      (latest, { checkedAt }) =>
        checkedAt === null ? latest : Math.max(latest ?? checkedAt, checkedAt),
      null,
    ),
    backoff,
    storageFull,
  };
}
