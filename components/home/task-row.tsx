import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/time/format-date';
import { NextCheck } from '@/components/app/time/next-check';
import { Moment } from '@/components/app/time/moment';
import { Pin } from '@/components/look/icons';
import { PhaseBadge } from '@/components/task/phase-badge';
import { phaseLook } from '@/components/task/phase-look';
import { RowActions } from '@/components/task/row-actions';
import { formatRoute } from '@/lib/route';
import { endedAt } from '@/lib/task/ended-at';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { taskTitle } from '@/lib/task/title';
import { RowMark } from './row-mark';
import { TroubleMark } from './trouble-mark';

interface TaskRowProps {
  readonly task: TaskRecord;
  readonly schedule: Schedule | null;
  /** The task's connection still exists. */
  readonly reachable: boolean;
  /** The task's service is not asked for now. */
  readonly held: boolean;
  /** The name of the task's connection, where there are several. */
  readonly connectionName: string | undefined;
  /** The task ended since the person last looked. */
  readonly isNew: boolean;
}

/** A task in a list: what it is called, where it stands, what comes next, what to do with it. */
export function TaskRow({ task, schedule, reachable, held, connectionName, isNew }: TaskRowProps) {
  const look = phaseLook(taskPhase(task), reachable, held);
  const ended = endedAt(task);
  const isIdle = ended === null && task.watch === 'archived';
  const note = look.note ?? (isIdle ? i18n.t('task.note.archived') : null);
  return (
    <li>
      <RowActions task={task}>
        <a class="task-row" href={formatRoute({ page: 'task', id: task.id })}>
          <span class={`dot tone-${look.dot}`} />
          <span class="two-lines">
            <bdi>{taskTitle(task)}</bdi>
          </span>
          <PhaseBadge {...look} />
          <span class="note small muted">
            {task.pinned && (
              <>
                <Pin />
                <span class="visually-hidden">{i18n.t('task.pinned')}</span>
              </>
            )}
            {isNew && <RowMark class="news-mark">{i18n.t('home.news.isNew')}</RowMark>}
            <TroubleMark task={task} />
            {connectionName && (
              <span class="from">
                <bdi>{connectionName}</bdi>
              </span>
            )}{' '}
            {note ??
              (ended === null ? (
                // Kept out of the link's name, which would be read out again every second.
                <span aria-hidden="true">
                  <NextCheck schedule={schedule} id={task.id} />
                </span>
              ) : (
                <Moment at={ended} format={formatMoment} />
              ))}
          </span>
        </a>
      </RowActions>
    </li>
  );
}
