import { type Connections, listConnections } from '@/components/app/use-connections';
import type { Collection } from '@/components/app/use-collection';
import { useGlance } from '@/components/app/use-glance';
import { useInTurn } from '@/components/app/use-in-turn';
import { useSchedule } from '@/components/app/use-schedule';
import { whenIdle } from '@/components/app/when-idle';
import { prefixes } from '@/lib/store/keys';
import { connectionSchema } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { useEffect, useMemo, useState } from 'preact/hooks';

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

/**
 * What home shows. Requests are what the popup is opened for, so where some wait they are read and
 * painted before anything else: a thousand other tasks must not stand in their way.
 */
export function useHome(): Home {
  const { glance, first: needed, known } = useGlance();
  const first = needed !== null && needed.waiting.length > 0 ? needed : null;
  const [painted, setPainted] = useState(false);
  const rest = first === null ? known : painted;
  const schedule = useSchedule(rest);
  const tasks = useInTurn(prefixes.task, taskRecordSchema, first?.waiting, rest);
  const connected = useInTurn(prefixes.connection, connectionSchema, first?.connections, rest);
  const connections = useMemo(
    () => connected.shown && listConnections(connected.shown),
    [connected.shown],
  );
  const drawn = tasks.shown !== null && connections !== null;
  useEffect(() => (drawn ? whenIdle(() => setPainted(true)) : undefined), [drawn]);
  const more = tasks.complete ? 0 : Math.max(1, (glance?.tasks ?? 0) - (tasks.shown?.size ?? 0));
  return { glance, schedule, tasks: tasks.shown, connections, more };
}
