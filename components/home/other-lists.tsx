import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { Shown } from '@/components/app/shown';
import { useCommand } from '@/components/app/command/use-command';
import type { TaskRecord } from '@/lib/task/record';
import type { Sections } from '@/lib/task/sections';
import type { ComponentChildren } from 'preact';
import { ArchiveFinished } from './archive-finished';
import { TaskList } from './task-list';

interface OtherListsProps {
  readonly sections: Omit<Sections, 'needsYou'>;
  /** A search is on: empty lists are left out, and the archive is open. */
  readonly searching: boolean;
  /** There are no tasks yet: the lists say what will appear in them. */
  readonly first: boolean;
  readonly rows: (shown: readonly TaskRecord[]) => ComponentChildren;
}

/** Home's lists of tasks that do not need the person. */
export function OtherLists({ sections, searching, first, rows }: OtherListsProps) {
  const { running, finished, archived } = sections;
  const archive = useCommand();
  return (
    <>
      <TaskList
        heading={i18n.t('home.running')}
        items={running}
        optional={searching}
        empty={first ? i18n.t('home.runningTeaching') : i18n.t('home.nothingRuns')}
      >
        {rows}
      </TaskList>
      <Failure attempt={archive.attempt} />
      <TaskList
        heading={i18n.t('home.finished')}
        items={finished}
        optional={searching}
        empty={first ? i18n.t('home.finishedTeaching') : i18n.t('home.nothingFinished')}
        action={<ArchiveFinished finished={finished} archive={archive} />}
      >
        {rows}
      </TaskList>
      {archived.length > 0 && (
        <details open={searching}>
          <summary class="small muted">{i18n.t('home.archived', archived.length)}</summary>
          <Shown items={archived}>{rows}</Shown>
        </details>
      )}
    </>
  );
}
