import './extras.css';
import type { Connection } from '@/lib/task/connection';
import { isEnded } from '@/lib/task/is-ended';
import type { TaskRecord } from '@/lib/task/record';
import { LiveView } from './live-view';
import { ResultView } from './result-view';
import { StopRun } from './stop-run';
import { useAbilities } from './use-abilities';

interface TaskExtrasProps {
  readonly task: TaskRecord;
  /** The service's own id. */
  readonly taskId: string;
  readonly connection: Connection;
}

/** What a task's page has where its service can do more than the interface promises. */
export function TaskExtras({ task, taskId, connection }: TaskExtrasProps) {
  const { id, observed, watch, trouble } = task;
  const abilities = useAbilities(connection, observed?.status);
  if (!isEnded(observed?.status)) {
    // A task that its service never said a word of may be none of its own.
    const canStop = abilities?.stopRun === true && (observed !== null || trouble === null);
    return (
      <div class="buttons run-extras">
        {/* Asking for it is polling, and only a watched task is polled. */}
        {watch === 'watched' && <LiveView id={id} status={observed?.status ?? null} />}
        {canStop && <StopRun id={id} canStopTask={abilities.stopTask} />}
      </div>
    );
  }
  // Another run has another result.
  return abilities?.result === true ? (
    <ResultView key={observed?.changedAt} id={id} taskId={taskId} stopped={task.stopped} />
  ) : null;
}
