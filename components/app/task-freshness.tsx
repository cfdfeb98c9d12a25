import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { Freshness } from './freshness';

interface TaskFreshnessProps {
  readonly task: TaskRecord;
  readonly schedule: Schedule | null;
}

/** How current what is known of one task is. */
export function TaskFreshness({ task: { id, connectionId }, schedule }: TaskFreshnessProps) {
  return (
    <Freshness
      checkedAt={schedule?.tasks[id]?.checkedAt ?? null}
      stopped={schedule?.stopped.includes(connectionId) ?? false}
      failing={schedule?.backoff[connectionId] !== undefined}
      brief
    />
  );
}
