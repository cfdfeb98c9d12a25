import './home.css';
import { i18n } from '#i18n';
import { Freshness } from '@/components/app/time/freshness';
import { Page } from '@/components/app/page';
import type { Connections } from '@/components/app/stored/use-connections';
import { useOnline } from '@/components/app/use-online';
import type { Left } from '@/components/app/use-visit';
import { PausedNotice } from '@/components/attention/paused-notice';
import { isFailing } from '@/lib/task/due';
import { ConnectionsToMend } from './connections-to-mend';
import { GoOnAt } from './go-on-at';
import { HomeActions } from './home-actions';
import { StorageNotice } from './storage-notice';
import { TaskLists } from './task-lists';
import { useHome } from './use-home';
import { Welcome } from './welcome';

/** All tasks, those that need the person first. */
export function HomePage({ left }: { readonly left: Left }) {
  const { glance, schedule, tasks, connections: stored, more } = useHome();
  const loaded = stored !== null && tasks !== null;
  const begun = loaded && stored.connections.length + tasks.size > 0;
  const online = useOnline();
  const stopped = stored !== null && needsMending(stored);
  const backedOff = Object.keys(glance?.backoff ?? {});
  const failing = glance !== null && glance.asked.some((id) => isFailing(glance, id));
  const unsure = stopped || !online || backedOff.length > 0 || glance?.storageFull === true;
  return (
    <Page
      title={i18n.t('extension.name')}
      status={<Freshness checkedAt={glance?.checkedAt ?? null} {...{ stopped, failing }} />}
      actions={<HomeActions begun={begun} />}
    >
      {loaded && (
        <>
          {glance?.storageFull && <StorageNotice />}
          <ConnectionsToMend {...stored} />
          <PausedNotice />
          {begun ? (
            <TaskLists
              {...{ tasks, more, glance, schedule, unsure }}
              connections={stored.connections}
            />
          ) : (
            <Welcome />
          )}
          {more === 0 && <GoOnAt left={left} />}
        </>
      )}
    </Page>
  );
}

/** Whether any connection has stopped, and needs the person. */
function needsMending({ connections, broken }: Connections): boolean {
  return broken.length > 0 || connections.some(({ health }) => health.state !== 'ok');
}
