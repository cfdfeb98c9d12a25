import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { useCommand } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import { fromVisible, oneLine } from '@/lib/visible-text';
import type { Output } from '@/lib/commands';
import { formatRoute } from '@/lib/route';

interface ListedTaskProps {
  readonly task: Output<'connection.tasks'>['tasks'][number];
  readonly connectionId: string;
  /** Beckon's id of the task, or null when it is not watched here. */
  readonly watchedAs: string | null;
}

/** One task of the service's list: a link to it here, or a button that has Beckon watch it. */
export function ListedTask({ task, connectionId, watchedAs }: ListedTaskProps) {
  const { attempt, busy, start } = useCommand();
  const { id, status } = task;
  const shownId = oneLine(id, 200);
  const name = oneLine(fromVisible(task.name ?? ''), 200) || shownId;
  return (
    <li class="listed-task">
      <div>
        <bdi class="two-lines">{name}</bdi>
        <span class="small muted">
          {name !== shownId && <code>{shownId}</code>}
          {name !== shownId && status !== null && ' · '}
          {status !== null && <bdi>{oneLine(status, 60)}</bdi>}
        </span>
      </div>
      {watchedAs === null ? (
        <Button
          busy={busy}
          onPress={() => start('task.adopt', { connectionId, taskId: id, title: name, sure: true })}
        >
          {i18n.t('newTask.watch')} <span class="visually-hidden">{name}</span>
        </Button>
      ) : (
        <a class="button quiet" href={formatRoute({ page: 'task', id: watchedAs })}>
          {i18n.t('extras.tasks.open')} <span class="visually-hidden">{name}</span>
        </a>
      )}
      <Failure attempt={attempt} />
    </li>
  );
}
