import { prefixes } from '@/lib/store/keys';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Collection, useCollection } from './use-collection';
import type { Stored } from './use-stored';

interface TasksInTurn {
  /** Null until the first have been read. */
  readonly tasks: Collection<TaskRecord>;
  /** About how many are still to be read; 0 only when none is. */
  readonly more: number;
}

/**
 * Every task there is, those that wait for the person before all others: a request is what the popup
 * is opened for, and a thousand other tasks must not stand in its way.
 */
export function useTasksInTurn(schedule: Stored<Schedule>): TasksInTurn {
  const known = schedule.kind !== 'loading';
  // oxlint-disable-next-line react/exhaustive-deps -- once only: later changes reach the collection by themselves
  const waiting = useMemo(() => (known ? waitingIds(schedule) : null), [known]);
  const some = waiting !== null && waiting.length > 0;
  const first = useCollection(prefixes.task, taskRecordSchema, some ? waiting : null);
  const [painted, setPainted] = useState(false);
  const all = useCollection(prefixes.task, taskRecordSchema, painted ? 'all' : null);
  const shown = some ? first !== null : known;
  // An effect comes after the paint.
  useEffect(() => {
    if (shown) setPainted(true);
  }, [shown]);
  if (all !== null) return { tasks: all, more: 0 };
  const stored = schedule.kind === 'ok' ? Object.keys(schedule.value.tasks).length : 0;
  return { tasks: first, more: Math.max(1, stored - (first?.size ?? 0)) };
}

function waitingIds(schedule: Stored<Schedule>): readonly string[] {
  if (schedule.kind !== 'ok') return [];
  const entries = Object.entries(schedule.value.tasks);
  return entries.flatMap(([id, { waiting }]) => (waiting === null ? [] : [id]));
}
