import { useHeld } from '@/components/app/connection/use-held';
import type { Connection } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';
import type { TaskRecord } from '@/lib/task/record';

/** What home tells of the connection that a task came by. */
interface TaskConnection {
  /** The connection still exists. */
  readonly reachable: boolean;
  /** The service is not asked for now. */
  readonly held: boolean;
  /** The connection's name, where there are several: tasks of two services may have the same. */
  readonly connectionName: string | undefined;
}

interface TaskConnections {
  /** The connections of any tasks. */
  readonly used: readonly Connection[];
  readonly connectionOf: (task: TaskRecord) => TaskConnection;
}

/** Which connections home's tasks came by. */
export function useTaskConnections(
  connections: readonly Connection[],
  glance: Glance | null,
): TaskConnections {
  const isHeld = useHeld(glance?.backoff);
  // Known from the first drawing on: nothing moves when the other connections are read.
  const used = connections.filter(({ id }) => glance?.connections.includes(id) ?? true);
  const connectionOf = ({ connectionId }: TaskRecord) => {
    const connection = connections.find(({ id }) => id === connectionId);
    return {
      reachable: connection !== undefined,
      held: isHeld(connection),
      connectionName: used.length > 1 ? connection?.name : undefined,
    };
  };
  return { used, connectionOf };
}
