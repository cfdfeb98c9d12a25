import type { Connection } from '@/lib/task/connection';
import { isFailing } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';

/** How a connection's dot is meant: it works, its service failed last, or it needs the person. */
export function connectionTone({ id, health }: Connection, schedule: Schedule | null) {
  if (health.state !== 'ok') return 'bad';
  return schedule && isFailing(schedule, id) ? 'still' : 'ok';
}
