import './home.css';
import { i18n } from '#i18n';
import { Freshness } from '@/components/app/freshness';
import { Page } from '@/components/app/page';
import { PausedNotice } from '@/components/attention/paused-notice';
import { useConnections } from '@/components/app/use-connections';
import { useStoredSchedule } from '@/components/app/use-schedule';
import { useTasksInTurn } from '@/components/app/use-tasks-in-turn';
import { ConnectionNotices } from './connection-notices';
import { HomeActions } from './home-actions';
import { TaskLists } from './task-lists';
import { Welcome } from './welcome';

/** All tasks, those that need the person first. */
export function HomePage() {
  const stored = useConnections();
  const scheduled = useStoredSchedule();
  const schedule = scheduled.kind === 'ok' ? scheduled.value : null;
  const { tasks, more } = useTasksInTurn(scheduled);
  const loaded = stored !== null && tasks !== null;
  return (
    <Page
      title={i18n.t('extension.name')}
      status={<Freshness schedule={schedule} task={null} />}
      actions={<HomeActions connected={loaded && stored.connections.length > 0} />}
    >
      {loaded && (
        <>
          <ConnectionNotices {...stored} schedule={schedule} />
          <PausedNotice />
          {stored.connections.length + tasks.size === 0 ? (
            <Welcome />
          ) : (
            <TaskLists {...{ tasks, more, schedule }} connections={stored.connections} />
          )}
        </>
      )}
    </Page>
  );
}
