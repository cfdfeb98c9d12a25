import { i18n } from '#i18n';
import { isFocusFree } from '@/components/app/focus/is-focus-free';
import { PhaseBadge } from '@/components/task/phase-badge';
import { phaseLook } from '@/components/task/phase-look';
import { TroubleNotice } from '@/components/task/trouble-notice';
import { formatRoute } from '@/lib/route';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CheckTask } from './check-task';
import { SettledNotice } from './earlier/settled-notice';
import { Superseded } from './earlier/superseded';

interface NothingWaitsProps {
  readonly task: TaskRecord;
  /** Another task's request that waits. */
  readonly next: TaskRecord | null;
  /** Whether this page showed the task's last request. */
  readonly here: boolean;
  /** What keeps Beckon from asking the service, and needs the person; null when nothing does. */
  readonly toMend: ComponentChildren;
  /** Whether there is a connection to ask through. */
  readonly connected: boolean;
}

/** Shown when no request of the task is known: how the last one ended, and where to go on. */
export function NothingWaits({ task, next, here, toMend, connected }: NothingWaitsProps) {
  const [last] = task.settled;
  const links = (
    <>
      {next !== null && <NextLink task={next} here={here} />}
      <a class="button" href={formatRoute({ page: 'task', id: task.id })}>
        {i18n.t('request.toTask')}
      </a>
      <a class="button" href="#/">
        {i18n.t('app.home')}
      </a>
    </>
  );
  return (
    <>
      {last !== undefined && <SettledNotice settled={last} here={here && next === null} />}
      {toMend}
      <TroubleNotice task={task} />
      {last === undefined && task.trouble === null && toMend === null && (
        <p id="settled" class="notice">
          {i18n.t('request.nothing')}
        </p>
      )}
      {/* Says how the run stands, since no notification does while this page is looked at. */}
      <output class="status-head">
        {i18n.t('task.happened.status')} <PhaseBadge {...phaseLook(taskPhase(task))} />
      </output>
      <Superseded task={task} />
      {connected && last?.outcome === 'unproven' ? (
        <CheckTask id={task.id}>{links}</CheckTask>
      ) : (
        <div class="buttons">{links}</div>
      )}
    </>
  );
}

interface NextLinkProps {
  readonly task: TaskRecord;
  readonly here: boolean;
}

/**
 * The link to the next request. Takes the focus, for Enter to press it, unless the person is elsewhere,
 * and says how the last ended.
 */
function NextLink({ task, here }: NextLinkProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (!isFocusFree()) return;
    // The person may have scrolled down the last form; how that ended stands at the top.
    if (here) scrollTo(0, 0);
    linkRef.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- where the person was when it came
  }, []);
  return (
    <a
      ref={linkRef}
      class="button primary"
      href={formatRoute({ page: 'request', id: task.id })}
      aria-describedby="settled"
    >
      {i18n.t('request.next')}
    </a>
  );
}
