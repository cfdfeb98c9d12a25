import { i18n } from '#i18n';
import type { TaskRecord } from '@/lib/task/record';

interface WaitingCountProps {
  readonly task: TaskRecord;
  readonly waiting: readonly TaskRecord[];
}

/** Which of the waiting requests this is. */
export function WaitingCount({ task, waiting }: WaitingCountProps) {
  const place = waiting.findIndex(({ id }) => id === task.id) + 1;
  return (
    <span class="freshness muted small">
      <span class="dot tone-waiting" />
      {i18n.t('request.place', [place, waiting.length])}
    </span>
  );
}
