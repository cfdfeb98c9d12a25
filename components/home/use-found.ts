import { type Collection, split } from '@/components/app/use-collection';
import { findTasks, isWanting, type Wanted } from '@/lib/task/find-tasks';
import type { TaskRecord } from '@/lib/task/record';
import { type Sections, sectionTasks } from '@/lib/task/sections';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { useMemo } from 'preact/hooks';

/** A list with fewer tasks is seen at a glance. */
const worthSearching = 8;

interface Found {
  readonly sections: Sections;
  /** All that wait for the person, wanted or not. */
  readonly waiting: readonly TaskRecord[];
  /** The ids of records that do not parse. */
  readonly broken: readonly string[];
  /** Whether there is anything to look for among so many, or somebody looks already. */
  readonly searchable: boolean;
  /** Only some tasks are wanted. */
  readonly searching: boolean;
  /** How many are wanted; null when all are, and until all have been read. */
  readonly count: number | null;
}

/**
 * The tasks that are wanted, as home lists them.
 * @param more how many tasks there are beside these
 */
export function useFound(
  tasks: NonNullable<Collection<TaskRecord>>,
  more: number,
  wanted: Wanted,
): Found {
  const { records, broken } = useMemo(() => split(tasks), [tasks]);
  const found = useMemo(() => findTasks(records, wanted), [records, wanted]);
  const sections = useMemo(() => sectionTasks(found), [found]);
  const waiting = useMemo(() => waitingTasks(records), [records]);
  const searching = isWanting(wanted);
  return {
    sections,
    waiting,
    broken,
    searchable: searching || records.length + more >= worthSearching,
    searching,
    count: searching && more === 0 ? found.length : null,
  };
}
