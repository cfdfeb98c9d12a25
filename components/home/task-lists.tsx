import { i18n } from '#i18n';
import type { Collection } from '@/components/app/stored/use-collection';
import { ReadOut } from '@/components/task/read-out';
import { RowActions } from '@/components/task/row-actions';
import { type Unfolded, UnfoldedRows } from '@/components/task/unfolded';
import type { Connection } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';
import { anyTask } from '@/lib/task/find-tasks';
import { isUnclear } from '@/lib/task/is-unclear';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { useState } from 'preact/hooks';
import { BrokenTask } from './broken-task';
import { FindBar } from './find-bar';
import { FoundCount } from './found-count';
import { LeftOut } from './left-out';
import { News } from './news';
import { OtherLists } from './other-lists';
import { Outages } from './outages';
import { TaskList } from './task-list';
import { TaskRow } from './task-row';
import { useFound } from './use-found';
import { useNews } from './use-news';
import { useTaskConnections } from './use-task-connections';
import { WaitingCard } from './waiting-card';
import { useWanted } from './wanted';

interface TaskListsProps {
  readonly tasks: NonNullable<Collection<TaskRecord>>;
  /** How many tasks there are beside these; none of them needs the person. */
  readonly more: number;
  readonly connections: readonly Connection[];
  readonly glance: Glance | null;
  readonly schedule: Schedule | null;
  /** Something keeps Beckon from asking everywhere: a request may wait that it does not know of. */
  readonly unsure: boolean;
}

/** Home's lists. Where there are no tasks at all, they say what will appear in them. */
export function TaskLists(props: TaskListsProps) {
  const { tasks, more, connections, glance, schedule, unsure } = props;
  const [wanted, setWanted] = useWanted(connections);
  const found = useFound(tasks, more, wanted);
  const { broken, searchable, searching } = found;
  const { needsYou, running, finished } = found.sections;
  const { used, connectionOf } = useTaskConnections(connections, glance);
  const [unfolded] = useState(() => new Map<string, Unfolded>());
  const news = useNews(more === 0 ? finished : null);
  const leftOut = found.waiting - needsYou.length;
  const foundNothing = found.count === 0;
  const first = tasks.size + more === 0;
  // An agent may wait behind a task that cannot be read, too; behind an ended one, in another run.
  const isKnown = !unsure && broken.length === 0 && ![...running, ...finished].some(isUnclear);
  const nothing = isKnown ? i18n.t('home.nothingNeedsYou') : i18n.t('home.nothingKnown');
  const cards = (shown: readonly TaskRecord[]) => (
    <ul class="stack">
      {shown.map((task) => (
        <li key={task.id}>
          <RowActions task={task}>
            <WaitingCard task={task} {...connectionOf(task)} />
          </RowActions>
        </li>
      ))}
    </ul>
  );
  const rows = (shown: readonly TaskRecord[]) => (
    <ul class="card rows">
      {shown.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          schedule={schedule}
          isNew={news.has(task.id)}
          {...connectionOf(task)}
        />
      ))}
    </ul>
  );
  return (
    <UnfoldedRows.Provider value={unfolded}>
      {searchable && <FindBar wanted={wanted} connections={used} onChange={setWanted} />}
      {broken.map((id) => (
        <BrokenTask key={id} id={id} />
      ))}
      <ReadOut tasks={found.records} />
      <FoundCount count={found.count} leftOut={leftOut} />
      <output>{foundNothing && <p class="card teaching">{i18n.t('home.find.nothing')}</p>}</output>
      <TaskList
        heading={i18n.t('home.needsYou')}
        items={needsYou}
        optional={searching}
        empty={first ? i18n.t('home.needsYouTeaching') : nothing}
      >
        {cards}
      </TaskList>
      <LeftOut count={leftOut} nothing={foundNothing} onShowAll={() => setWanted(anyTask)} />
      {/* Outages come and go: above the requests, they would move them from under the pointer. */}
      <Outages {...{ connections, glance }} />
      {!searching && <News tasks={finished.filter(({ id }) => news.has(id))} />}
      {more === 0 && <OtherLists {...{ searching, first, rows }} sections={found.sections} />}
    </UnfoldedRows.Provider>
  );
}
