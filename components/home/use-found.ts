import { type Collection, split } from '@/components/app/stored/use-collection';
import { findTasks, isWanting, type KnownTasks, type Wanted } from '@/lib/task/find-tasks';
import type { TaskRecord } from '@/lib/task/record';
import { type Sections, sectionTasks } from '@/lib/task/sections';
import { needsPerson } from '@/lib/task/needs-person';
import { useMemo, useState } from 'preact/hooks';

/** Fewer tasks than this need no search. */
const worthSearching = 8;

interface Found {
  /** All tasks, whether found or not. */
  readonly records: readonly TaskRecord[];
  readonly sections: Sections;
  /** How many tasks wait for the person, whether found or not. */
  readonly waiting: number;
  /** The ids of records that do not parse. */
  readonly broken: readonly string[];
  /** There are enough tasks to search among, or a search is on already. */
  readonly searchable: boolean;
  /** A search is on: only some tasks are wanted. */
  readonly searching: boolean;
  /** How many tasks were found; null without a search, and until all have been read. */
  readonly count: number | null;
}

/**
 * The tasks that a search finds, as home lists them.
 * @param more how many tasks are still to be read
 */
export function useFound(
  tasks: NonNullable<Collection<TaskRecord>>,
  more: number,
  wanted: Wanted,
): Found {
  const { records, broken } = useMemo(() => split(tasks), [tasks]);
  const [known] = useState<KnownTasks>(() => new WeakMap());
  const found = useMemo(() => findTasks(records, wanted, known), [records, wanted, known]);
  const sections = useMemo(() => sectionTasks(found), [found]);
  const waiting = useMemo(() => records.filter(needsPerson).length, [records]);
  const searching = isWanting(wanted);
  return {
    records,
    sections,
    waiting,
    broken,
    searchable: searching || records.length + more >= worthSearching,
    searching,
    count: searching && more === 0 ? found.length : null,
  };
}
