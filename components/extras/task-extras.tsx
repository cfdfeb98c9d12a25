import './extras.css';
import type { Connection } from '@/lib/task/connection';
import { isEnded } from '@/lib/task/end-of';
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
  /** See `useCheck`. */
  readonly since: number;
}

/** The parts of a task's page for a service that can do more than the interface promises. */
export function TaskExtras({ task, taskId, connection, since }: TaskExtrasProps) {
  const { id, observed, watch, trouble } = task;
  const abilities = useAbilities(connection, observed?.status);
  if (!isEnded(observed?.status)) {
    // A task that its service never told anything about may not be the service's at all.
    const canStop = abilities?.stopRun === true && (observed !== null || trouble === null);
    return (
      <div class="buttons run-extras">
        {/* A live view polls the service, and only a watched task may be polled. */}
        {watch === 'watched' && <LiveView id={id} status={observed?.status ?? null} />}
        {canStop && <StopRun id={id} canStopTask={abilities.stopTask} />}
      </div>
    );
  }
  // Another run has another result.
  return abilities?.result === true ? (
    <ResultView key={observed?.changedAt} {...{ id, taskId, since }} stopped={task.stopped} />
  ) : null;
}
