import { i18n } from '#i18n';
import { useCommand } from '@/components/app/command/use-command';
import { formatRoute, newTaskRoute } from '@/lib/route';
import type { Connection } from '@/lib/task/connection';
import { useEffect } from 'preact/hooks';
import { savedEndpoint } from './saved-endpoint';
import { TestOutcome } from './test-outcome';

/** Shown after a connection was saved: tests it at once, and once it works, offers to start a task. */
export function SavedNotice({ connection }: { readonly connection: Connection }) {
  const { attempt, start } = useCommand();
  const { id, baseUrl } = connection;
  useEffect(() => {
    void start('connection.test', savedEndpoint({ id, baseUrl }));
  }, [start, id, baseUrl]);
  const toNewTask = formatRoute({ ...newTaskRoute, connectionId: id });
  return (
    <div class="stack">
      {/* Not atomic: when the link comes, the words are not read out again. */}
      <output aria-atomic={false}>
        {/* A status that appears together with its words may not be read out. */}
        {attempt.state !== 'idle' && (
          <span class="notice tone-ok">
            {i18n.t('settings.saved')}{' '}
            {/* Only after the test: its outcome would move the link from under the pointer. */}
            {attempt.state === 'done' && <a href={toNewTask}>{i18n.t('welcome.start')}</a>}
          </span>
        )}
      </output>
      <TestOutcome tested={attempt} host={new URL(baseUrl).host} />
    </div>
  );
}
