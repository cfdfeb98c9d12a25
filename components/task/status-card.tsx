import { i18n } from '#i18n';
import { formatAge } from '@/components/app/time/age';
import { useNextCheck } from '@/components/app/time/next-check';
import { useNow } from '@/components/app/time/now';
import { formatRoute } from '@/lib/route';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { Instruction } from './instruction';
import { PhaseBadge } from './phase-badge';
import { phaseLook } from './phase-look';
import { TroubleNotice } from './trouble-notice';

interface StatusCardProps {
  readonly task: TaskRecord;
  readonly schedule: Schedule | null;
  /** The task has its connection: without one, no answer is sent any more. */
  readonly reachable: boolean;
  /** The service is left alone for now. */
  readonly held: boolean;
}

/** Where a task stands, how fresh that is, and what was asked of the agent. */
export function StatusCard({ task, schedule, reachable, held }: StatusCardProps) {
  const phase = taskPhase(task);
  const look = phaseLook(phase, reachable, held);
  // The badge leads to the request, whose button comes after all else that Tab reaches on the page.
  const waits = phase.kind === 'waiting' || phase.kind === 'still-asked';
  const archived = task.watch === 'archived' ? i18n.t('task.note.archived') : null;
  // What went wrong with starting the task is told below.
  const started = task.creation.state !== 'refused' && task.creation.state !== 'unknown';
  const note = (started ? look.note : null) ?? archived;
  return (
    <section class="card padded stack" aria-label={i18n.t('task.status')}>
      <div class="status-head">
        <PhaseBadge {...look} href={waits ? formatRoute({ page: 'request', id: task.id }) : null} />
        <span class="small muted">
          <Checks id={task.id} schedule={schedule} />
        </span>
      </div>
      {note !== null && <p class="small muted">{note}</p>}
      <Instruction text={task.instruction} />
      <TroubleNotice task={task} />
    </section>
  );
}

/** "checked 8 s ago · next in 4 s". */
function Checks({ id, schedule }: { readonly id: string; readonly schedule: Schedule | null }) {
  const now = useNow();
  const next = useNextCheck(schedule, id, true, (wait) => i18n.t('task.nextIn', [wait]));
  const checkedAt = schedule?.tasks[id]?.checkedAt ?? null;
  const words = [checkedAt !== null && i18n.t('task.checked', [formatAge(now - checkedAt)]), next];
  return words.filter(Boolean).join(' · ');
}
