import { type Connections, listConnections } from '@/components/app/use-connections';
import { type Collection, useCollection } from '@/components/app/use-collection';
import { useStoredSchedule } from '@/components/app/use-schedule';
import { whenIdle } from '@/components/app/when-idle';
import type { z } from '@/lib/schema';
import { prefixes } from '@/lib/store/keys';
import { connectionSchema } from '@/lib/task/connection';
import { neededFirst } from '@/lib/task/needed-first';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { useEffect, useMemo, useState } from 'preact/hooks';

interface Home {
  /** Null while it is not known. */
  readonly schedule: Schedule | null;
  /** Null until the first have been read. */
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
  const scheduled = useStoredSchedule();
  const schedule = scheduled.kind === 'ok' ? scheduled.value : null;
  const known = scheduled.kind !== 'loading';
  // oxlint-disable-next-line react/exhaustive-deps -- once only: later changes reach the collections by themselves
  const needed = useMemo(() => schedule && neededFirst(schedule), [known]);
  const first = needed !== null && needed.tasks.length > 0 ? needed : null;
  const [painted, setPainted] = useState(false);
  const rest = first === null ? known : painted;
  const tasks = useInTurn(prefixes.task, taskRecordSchema, first?.tasks, rest);
  const stored = useInTurn(prefixes.connection, connectionSchema, first?.connections, rest);
  const connections = useMemo(() => stored.shown && listConnections(stored.shown), [stored.shown]);
  const drawn = tasks.shown !== null && connections !== null;
  useEffect(() => (drawn ? whenIdle(() => setPainted(true)) : undefined), [drawn]);
  const scheduledCount = Object.keys(schedule?.tasks ?? {}).length;
  const more = tasks.complete ? 0 : Math.max(1, scheduledCount - (tasks.shown?.size ?? 0));
  return { schedule, tasks: tasks.shown, connections, more };
}

/** Some records of a kind, then, once the rest may be read, all. */
function useInTurn<Value>(
  prefix: string,
  schema: z.ZodMiniType<Value>,
  ids: readonly string[] | undefined,
  rest: boolean,
): { readonly shown: Collection<Value>; readonly complete: boolean } {
  const first = useCollection(prefix, schema, ids ?? null);
  const all = useCollection(prefix, schema, rest ? 'all' : null);
  return { shown: all ?? first, complete: all !== null };
}
