import { useTasks } from '@/components/app/use-tasks';
import type { TaskRecord } from '@/lib/task/record';
import { sectionTasks } from '@/lib/task/sections';

/** The tasks whose request waits for the person, the oldest first. */
export function useWaiting(): readonly TaskRecord[] {
  const tasks = useTasks();
  if (tasks === null) return [];
  return sectionTasks(
    [...tasks.values()].flatMap((opened) => (opened.kind === 'ok' ? [opened.value] : [])),
  ).needsYou;
}
