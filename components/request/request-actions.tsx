import { i18n } from '#i18n';
import { RemindLater } from '@/components/attention/remind-later';
import { formatRoute } from '@/lib/route';
import { isStillAsked } from '@/lib/task/deliver';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import type { ComponentChildren, Ref } from 'preact';

interface RequestActionsProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
  /** No answer can be given. */
  readonly busy: boolean;
  /** "Can't answer" is open. */
  readonly declining: boolean;
  /** The button that opens and closes it. */
  readonly button: Ref<HTMLButtonElement>;
  readonly onDecline: () => void;
  /** Whether what was typed is saved, in words. */
  readonly saved: ComponentChildren;
  /** Another task's request that waits. */
  readonly next: TaskRecord | null;
}

/** The bar below a request: what else can be done than answer it. */
export function RequestActions(props: RequestActionsProps) {
  const { task, call, busy, declining, button, onDecline, saved, next } = props;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button"
        aria-expanded={declining}
        disabled={busy}
        onClick={onDecline}
      >
        {i18n.t('request.cannotAnswer')}
      </button>
      {/* An archived task never notifies, whatever reminder the person asked for. */}
      {task.watch !== 'archived' && (!busy || isStillAsked(call.delivery)) && (
        <RemindLater task={task} call={call} />
      )}
      <span class="saved-note small muted" aria-live="polite">
        {saved}
      </span>
      {busy && next !== null && (
        <a class="button primary" href={formatRoute({ page: 'request', id: next.id })}>
          {i18n.t('request.next')}
        </a>
      )}
    </>
  );
}
