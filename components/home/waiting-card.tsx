import { i18n } from '#i18n';
import { Age, formatAge } from '@/components/app/time/age';
import { useNow } from '@/components/app/time/now';
import { phaseLook } from '@/components/task/phase-look';
import { formatRoute } from '@/lib/route';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';
import { taskTitle } from '@/lib/task/title';
import { minute } from '@/lib/time';
import { useState } from 'preact/hooks';
import { digestWords } from './digest-words';
import { RowMark } from './row-mark';
import { TroubleMark } from './trouble-mark';

interface WaitingCardProps {
  readonly task: TaskRecord;
  /** The task's connection still exists. */
  readonly reachable: boolean;
  /** The name of the task's connection, where there are several. */
  readonly connectionName: string | undefined;
}

/** A request that waits: what it is called, how long it waits, whose it is. */
export function WaitingCard({ task, reachable, connectionName }: WaitingCardProps) {
  const now = useNow();
  const [focusedAt, setFocusedAt] = useState(0);
  // Whatever has the focus is read out again when its description changes: not with each second.
  const told = now - focusedAt < minute ? focusedAt : now;
  if (task.call === null) return null;
  const { digest, firstSeenAt } = task.call;
  const { note } = phaseLook(taskPhase(task), reachable);
  return (
    <a
      class="card waiting-card"
      href={formatRoute({ page: 'request', id: task.id })}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has it since ARIA 1.3
      aria-description={formatAge(told - firstSeenAt)}
      onFocus={() => setFocusedAt(now)}
      onBlur={() => setFocusedAt(0)}
    >
      <strong class="two-lines">
        <bdi>{digest.heading === '' ? taskTitle(task) : digest.heading}</bdi>
      </strong>
      {/* Kept out of the link's name, which would be read out again every second. */}
      <span class="age small" aria-hidden="true">
        <Age at={firstSeenAt} />
      </span>
      <span class="of small muted">
        <TroubleMark task={task} />
        {task.watch === 'paused' && <RowMark>{i18n.t('home.pausedMark')}</RowMark>}
        {/* It brings no notification, as long as the person wants none. */}
        {task.muted ? (
          <RowMark>{i18n.t('attention.mutedMark')}</RowMark>
        ) : (
          putOffUntil(task.call, now) !== null && <RowMark>{i18n.t('home.snoozedMark')}</RowMark>
        )}
        {digest.heading !== '' && (
          <span>
            <bdi>{taskTitle(task)}</bdi>
          </span>
        )}{' '}
        <span class="asks">{note ?? digestWords(digest)}</span>{' '}
        {connectionName && (
          <span>
            <bdi>{connectionName}</bdi>
          </span>
        )}
      </span>
    </a>
  );
}
