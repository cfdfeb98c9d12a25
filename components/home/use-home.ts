import { type Connections, listConnections } from '@/components/app/stored/use-connections';
import type { Collection } from '@/components/app/stored/use-collection';
import { useInTurn } from '@/components/app/stored/use-in-turn';
import { useSchedule } from '@/components/app/stored/use-schedule';
import { useTasksInTurn } from '@/components/app/stored/use-tasks-in-turn';
import { prefixes } from '@/lib/store/keys';
import { connectionSchema } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { useMemo } from 'preact/hooks';

interface Home {
  /** Null while it is not known, and when the browser has just started. */
  readonly glance: Glance | null;
  /** Null until it has been read: after any waiting requests are painted. */
  readonly schedule: Schedule | null;
  /** Null until the first tasks have been read. */
  readonly tasks: Collection<TaskRecord>;
  readonly connections: Connections | null;
  /** About how many tasks are still to be read; 0 only when none is. */
  readonly more: number;
}

/** What home shows. */
export function useHome(): Home {
  const { glance, first, rest, tasks } = useTasksInTurn();
  const schedule = useSchedule(rest);
  const connected = useInTurn(prefixes.connection, connectionSchema, first?.connections, rest);
  const connections = useMemo(
    () => connected.shown && listConnections(connected.shown),
    [connected.shown],
  );
  const more = tasks.complete ? 0 : Math.max(1, (glance?.tasks ?? 0) - (tasks.shown?.size ?? 0));
  return { glance, schedule, tasks: tasks.shown, connections, more };
}
