import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { Problem } from '@/components/app/problem';
import { Button } from '@/components/look/button';
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
      return (
        <div class="stack">
          <Problem error={reply.error} />
          <div class="buttons">
            <Button onPress={() => setAttempt(attempt + 1)}>{i18n.t('extras.again')}</Button>
          </div>
        </div>
      );
    case 'here': {
      const { tasks, total, limit } = reply.value;
      // Tasks can appear between two pages, and the total can be missing or wrong.
      const more = total === null ? tasks.length >= limit : page * limit < total;
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
          {(page > 1 || more) && (
            <div class="buttons pager">
              <Button disabled={page === 1} onPress={() => setPage(page - 1)}>
                {i18n.t('extras.tasks.previous')}
              </Button>
              <Button disabled={!more} onPress={() => setPage(page + 1)}>
                {i18n.t('extras.tasks.next')}
              </Button>
            </div>
          )}
        </>
      );
    }
  }
}
