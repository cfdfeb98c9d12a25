import type { TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { useMemo } from 'preact/hooks';
import { split } from './use-collection';
import { useTasksInTurn } from './use-tasks-in-turn';

/** The tasks whose request waits for the person, in the order of `waitingTasks`; none until they have been read. */
export function useWaiting(): readonly TaskRecord[] {
  const { shown } = useTasksInTurn().tasks;
  return useMemo(() => (shown === null ? [] : waitingTasks(split(shown).records)), [shown]);
}
