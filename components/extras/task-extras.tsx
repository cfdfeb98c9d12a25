import './extras.css';
import { useConnection } from '@/components/app/use-connection';
import type { Connection } from '@/lib/task/connection';
import { isEnded } from '@/lib/task/is-ended';
import type { TaskRecord } from '@/lib/task/record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { LiveView } from './live-view';
import { ResultView } from './result-view';
import { StopRun } from './stop-run';
import { useAbilities } from './use-abilities';

/** What a task's page has where its service can do more than the interface promises. */
export function TaskExtras({ task }: { readonly task: TaskRecord }) {
  const connection = useConnection(task.connectionId);
  const taskId = serviceTaskId(task);
  if (!connection || taskId === null) return null;
  return <RunExtras task={task} taskId={taskId} connection={connection} />;
}

interface RunExtrasProps {
  readonly task: TaskRecord;
  /** The service's own id. */
  readonly taskId: string;
  readonly connection: Connection;
}

function RunExtras({ task, taskId, connection }: RunExtrasProps) {
  const { id, observed, watch, trouble } = task;
  const abilities = useAbilities(connection);
  if (!isEnded(observed?.status ?? null)) {
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
