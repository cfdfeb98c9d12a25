import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { Pager } from '@/components/app/pager';
import { MissingReply } from '@/components/app/command/missing-reply';
import { Shown } from '@/components/app/shown';
import { CopyButton } from '@/components/app/copy-button';
import { Section } from '@/components/look/section';
import { showHidden } from '@/lib/visible-text';
import type { Output } from '@/lib/commands';
import { useState } from 'preact/hooks';
import { runsRange } from './runs-range';
import { type RunsProps, useRuns } from './use-runs';

/** The runs of a task, a page at a time as the service serves them (interface §4.2). */
export function Runs(props: RunsProps) {
  const [page, setPage] = useState(1);
  const [turned, setTurned] = useState(false);
  const reply = useRuns(props, page);
  const here = reply.value;
  return (
    <Section
      heading={i18n.t('task.runs.heading')}
      // Read out when a page of runs was turned, not when the task was opened.
      aside={<span aria-live={turned ? 'polite' : 'off'}>{here && runsRange(here)}</span>}
    >
      {here !== null && (
        <>
          <RunList runs={here.runs} page={here.page} />
          {here.page > 1 && here.totalBefore !== null && here.total !== null && (
            <p class="hint">{i18n.t('task.runs.moved', [here.totalBefore, here.total])}</p>
          )}
          <Pager
            // The page turned to, though the page before may still be shown.
            page={page}
            count={here.runs.length}
            list={here}
            asking={reply.asking}
            onTurn={(to) => {
              setTurned(true);
              setPage(to);
            }}
          />
        </>
      )}
      <MissingReply reply={reply} />
    </Section>
  );
}

interface RunListProps {
  readonly runs: Output<'task.runs'>['runs'];
  readonly page: number;
}

function RunList({ runs, page }: RunListProps) {
  const now = useNow();
  if (runs.length === 0) {
    return (
      <p class="card padded small muted">
        {page === 1 ? i18n.t('task.runs.none') : i18n.t('task.runs.noneHere')}
      </p>
    );
  }
  return (
    // A page holds 30 runs; some services send all they have.
    <Shown items={runs}>
      {(shown) => (
        <ul class="card padded rows runs small">
          {shown.map(({ id, createdAt }) => {
            const at = createdAt === null ? Number.NaN : Date.parse(createdAt);
            return (
              <li key={id}>
                <span>
                  <code>{showHidden(id)}</code> <CopyButton text={id} which={id} />
                </span>
                {createdAt !== null && (
                  <time class="muted" dateTime={createdAt}>
                    {Number.isNaN(at) ? showHidden(createdAt) : formatMoment(at, now)}
                  </time>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Shown>
  );
}
