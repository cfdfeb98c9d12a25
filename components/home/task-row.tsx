import { formatMoment } from '@/components/app/format-date';
import { NextCheck } from '@/components/app/next-check';
import { useNow } from '@/components/app/now';
import { PhaseBadge } from '@/components/task/phase-badge';
import { phaseLook } from '@/components/task/phase-look';
import { formatRoute } from '@/lib/route';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { taskTitle } from '@/lib/task/title';

interface TaskRowProps {
  readonly task: TaskRecord;
  readonly schedule: Schedule | null;
}

/** A task in a list: what it is called, where it stands, what comes next. */
export function TaskRow({ task, schedule }: TaskRowProps) {
  const phase = taskPhase(task);
  const { dot, note } = phaseLook(phase);
  const ended = phase.kind === 'completed' || phase.kind === 'failed';
  return (
    <li>
      <a class="task-row" href={formatRoute({ page: 'task', id: task.id })}>
        <span class={`dot tone-${dot}`} />
        <span class="two-lines">
          <bdi>{taskTitle(task)}</bdi>
        </span>
        <PhaseBadge phase={phase} />
        <span class="note small muted">
          {ended && task.observed !== null ? (
            <Moment at={task.observed.changedAt} />
          ) : (
            (note ?? <NextCheck schedule={schedule} id={task.id} />)
          )}
        </span>
      </a>
    </li>
  );
}

function Moment({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatMoment(at, useNow())}</time>;
}
