import type { Connection } from '@/lib/task/connection';
import { isFailing } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';

/** The tone of a connection's dot: the connection works, its service failed last, or it needs the person. */
export function connectionTone({ id, health }: Connection, schedule: Schedule | null) {
  if (health.state !== 'ok') return 'bad';
  return schedule && isFailing(schedule, id) ? 'still' : 'ok';
}
