import { i18n } from '#i18n';
import { MissingReply } from '@/components/app/command/missing-reply';
import { Pager } from '@/components/app/pager';
import { usePorts } from '@/components/app/ports';
import { Shown } from '@/components/app/shown';
import { useReply } from '@/components/app/command/use-reply';
import { useCallback, useState } from 'preact/hooks';
import { ListedTask } from './listed-task';
import { useWatched } from './use-watched';

/** The service's own list of tasks, one of its pages at a time. */
export function ServerTaskList({ connectionId }: { readonly connectionId: string }) {
  const { send } = usePorts();
  const [page, setPage] = useState(1);
  const watched = useWatched(connectionId);
  const ask = useCallback(
    () => send('connection.tasks', { id: connectionId, page }),
    [send, connectionId, page],
  );
  const reply = useReply(ask);
  const here = reply.value;
  if (here === null) return <MissingReply reply={reply} />;
  const { tasks } = here;
  return (
    <>
      {tasks.length === 0 ? (
        <p class="card padded small muted">{i18n.t('extras.tasks.none')}</p>
      ) : (
        // A page has 30 tasks, but some services send all they have.
        <Shown items={tasks}>
          {(shown) => (
            <ul class="card rows">
              {shown.map((task) => (
                <ListedTask
                  key={task.id}
                  task={task}
                  connectionId={connectionId}
                  watchedAs={watched.get(task.id) ?? null}
                />
              ))}
            </ul>
          )}
        </Shown>
      )}
      <Pager page={page} count={tasks.length} list={here} asking={reply.asking} onTurn={setPage} />
      <MissingReply reply={reply} />
    </>
  );
}
