import { usePorts } from '@/components/app/ports';
import { endedAt } from '@/lib/task/ended-at';
import { needsPerson } from '@/lib/task/needs-person';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useEffect, useRef, useState } from 'preact/hooks';
import { phaseLook } from './phase-look';

/**
 * Reads out which tasks begin to wait for the person, or come to their end, while the page is open; each
 * time only the new ones. No notification tells of an end while a page of Beckon is in sight.
 */
export function ReadOut({ tasks }: { readonly tasks: readonly TaskRecord[] }) {
  const { clock } = usePorts();
  const [openedAt] = useState(() => clock.now());
  // Home reads most ended tasks last: those that had ended before are no news.
  const told = tasks.filter((task) => needsPerson(task) || (endedAt(task) ?? 0) > openedAt);
  const news = told.map(newsOf);
  const knownRef = useRef(new Set(news));
  const [come, setCome] = useState<readonly TaskRecord[]>([]);
  useEffect(() => {
    const before = knownRef.current;
    knownRef.current = new Set(news);
    setCome(told.filter((task) => !before.has(newsOf(task))));
    // oxlint-disable-next-line react/exhaustive-deps -- only when it is other news
  }, [news.join()]);
  return (
    <output class="visually-hidden">
      {/* With a key of its own, a task that asks something else is read out again. */}
      <span key={come}>{come.map(wordsOf).join('. ')}</span>
    </output>
  );
}

const newsOf = (task: TaskRecord) =>
  `${task.id} ${task.call?.toolCallId} ${task.call?.firstSeenAt} ${endedAt(task)}`;

const wordsOf = (task: TaskRecord) => `${phaseLook(taskPhase(task)).word}: ${taskTitle(task)}`;
