import { i18n } from '#i18n';
import type { Collection } from '@/components/app/use-collection';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { sectionTasks } from '@/lib/task/sections';
import { useMemo } from 'preact/hooks';
import { BrokenTask } from './broken-task';
import { TaskList } from './task-list';
import { Shown } from '@/components/app/shown';
import { TaskRow } from './task-row';
import { WaitingCard } from './waiting-card';

interface TaskListsProps {
  readonly tasks: NonNullable<Collection<TaskRecord>>;
  readonly schedule: Schedule | null;
}

/** Home's lists. Where there are no tasks at all, they say what will come to stand in them. */
export function TaskLists({ tasks, schedule }: TaskListsProps) {
  const { sections, broken } = useMemo(() => sortOut(tasks), [tasks]);
  const { needsYou, running, finished, archived } = sections;
  const first = tasks.size === 0;
  const rows = (shown: readonly TaskRecord[]) => (
    <ul class="card rows">
      {shown.map((task) => (
        <TaskRow key={task.id} task={task} schedule={schedule} />
      ))}
    </ul>
  );
  return (
    <>
      {broken.map((id) => (
        <BrokenTask key={id} id={id} />
      ))}
      <TaskList
        heading={i18n.t('home.needsYou')}
        items={needsYou}
        empty={first ? i18n.t('home.needsYouTeaching') : i18n.t('home.nothingNeedsYou')}
      >
        {(shown) => (
          <ul class="stack">
            {shown.map((task) => (
              <li key={task.id}>
                <WaitingCard task={task} />
              </li>
            ))}
          </ul>
        )}
      </TaskList>
      <TaskList
        heading={i18n.t('home.running')}
        items={running}
        empty={first ? i18n.t('home.runningTeaching') : i18n.t('home.nothingRuns')}
      >
        {rows}
      </TaskList>
      <TaskList
        heading={i18n.t('home.finished')}
        items={finished}
        empty={first ? i18n.t('home.finishedTeaching') : i18n.t('home.nothingFinished')}
      >
        {rows}
      </TaskList>
      {archived.length > 0 && (
        <details>
          <summary class="small muted">{i18n.t('home.archived', archived.length)}</summary>
          <Shown items={archived}>{rows}</Shown>
        </details>
      )}
    </>
  );
}

function sortOut(tasks: TaskListsProps['tasks']) {
  const opened = [...tasks];
  return {
    sections: sectionTasks(opened.flatMap(([, one]) => (one.kind === 'ok' ? [one.value] : []))),
    broken: opened.flatMap(([id, one]) => (one.kind === 'broken' ? [id] : [])),
  };
}
