import { isFailing } from '@/lib/task/due';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { Freshness } from './freshness';

interface TaskFreshnessProps {
  readonly task: TaskRecord;
  readonly schedule: Schedule | null;
}

/** How current Beckon's knowledge of one task is. */
export function TaskFreshness({ task: { id, connectionId }, schedule }: TaskFreshnessProps) {
  const entry = schedule?.tasks[id];
  // Beckon does not ask about a paused task, or one that was not started.
  const asked = schedule != null && entry !== undefined && entry.pace !== 'idle';
  return (
    <Freshness
      checkedAt={entry?.checkedAt ?? null}
      stopped={schedule !== null && connectionId in schedule.stopped}
      failing={asked && isFailing(schedule, connectionId)}
      brief
    />
  );
}
