import { i18n } from '#i18n';
import { hasNextPage, Pager } from '@/components/app/pager';
import { usePorts } from '@/components/app/ports';
import { TryAgain } from '@/components/app/try-again';
import { useCallback, useState } from 'preact/hooks';
import { ListedTask } from './listed-task';
import { useReply } from './use-reply';
import { useWatched } from './use-watched';

/** The service's list, a page at a time as it is served. */
export function ServerTaskList({ connectionId }: { readonly connectionId: string }) {
  const { send } = usePorts();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const watched = useWatched(connectionId);
  const ask = useCallback(
    () => send('connection.tasks', { id: connectionId, page }),
    [send, connectionId, page],
  );
  const reply = useReply(ask, attempt);
  switch (reply.state) {
    case 'loading':
      return <p class="late small muted">{i18n.t('app.loading')}</p>;
    case 'failed':
      return <TryAgain error={reply.error} onAgain={() => setAttempt(attempt + 1)} />;
    case 'here': {
      const { tasks } = reply.value;
      return (
        <>
          {tasks.length === 0 ? (
            <p class="card padded small muted">{i18n.t('extras.tasks.none')}</p>
          ) : (
            <ul class="card rows">
              {tasks.map((task) => (
                <ListedTask
                  key={task.id}
                  task={task}
                  connectionId={connectionId}
                  watchedAs={watched.get(task.id) ?? null}
                />
              ))}
            </ul>
          )}
          <Pager page={page} more={hasNextPage(page, tasks.length, reply.value)} onTurn={setPage} />
        </>
      );
    }
  }
}
