import { i18n } from '#i18n';
import { Age } from '@/components/app/age';
import { useNow } from '@/components/app/now';
import { phaseLook } from '@/components/task/phase-look';
import { formatRoute } from '@/lib/route';
import { taskPhase } from '@/lib/task/phase';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';
import { taskTitle } from '@/lib/task/title';
import { useId } from 'preact/hooks';
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
  const ageId = useId();
  if (task.call === null) return null;
  const { digest, firstSeenAt } = task.call;
  const { note } = phaseLook(taskPhase(task), reachable);
  return (
    <a
      class="card waiting-card"
      href={formatRoute({ page: 'request', id: task.id })}
      aria-describedby={ageId}
    >
      <strong class="two-lines">
        <bdi>{digest.heading === '' ? taskTitle(task) : digest.heading}</bdi>
      </strong>
      {/* Kept out of the link's name, which would be read out again every second. */}
      <span class="age small" id={ageId} aria-hidden="true">
        <Age at={firstSeenAt} />
      </span>
      <span class="of small muted">
        <TroubleMark task={task} />
        {task.watch === 'paused' && <RowMark>{i18n.t('home.pausedMark')}</RowMark>}
        <SilenceMark task={task} call={task.call} />
        {digest.heading !== '' && <bdi class="one-line">{taskTitle(task)}</bdi>}{' '}
        <span class="asks">{note ?? digestWords(digest)}</span>{' '}
        {connectionName && (
          <span class="asks">
            <bdi>{connectionName}</bdi>
          </span>
        )}
      </span>
    </a>
  );
}

/** Marks a request that brings no notification, as long as the person wants none. */
function SilenceMark({ task, call }: { readonly task: TaskRecord; readonly call: OpenCall }) {
  const until = putOffUntil(call, useNow());
  if (task.muted) return <RowMark>{i18n.t('attention.mutedMark')}</RowMark>;
  return until !== null && <RowMark>{i18n.t('home.snoozedMark')}</RowMark>;
}
