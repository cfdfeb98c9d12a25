/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output belongs to a form, this to the page */
import { i18n } from '#i18n';
import { formatRoute } from '@/lib/route';
import type { SettledCall, TaskRecord } from '@/lib/task/record';
import { useEffect, useRef } from 'preact/hooks';
import { Superseded } from './superseded';

interface NothingWaitsProps {
  readonly task: TaskRecord;
  /** Another task's request that waits. */
  readonly next: TaskRecord | null;
}

/** The task asks nothing now: how its last request ended, and where to go on. */
export function NothingWaits({ task, next }: NothingWaitsProps) {
  const [last] = task.settled;
  return (
    <>
      {last === undefined ? (
        <p class="notice">{i18n.t('request.nothing')}</p>
      ) : (
        <>
          <div
            role="status"
            class={`notice delivery tone-${tone(last)}`}
            data-delivery={mark(last)}
          >
            <strong>
              <bdi>{last.digest.heading}</bdi>
            </strong>
            <p>{words(last)}</p>
          </div>
          {last.outcome !== 'confirmed' && <Superseded task={task} />}
        </>
      )}
      <div class="buttons">
        {next !== null && <NextLink task={next} />}
        <a class="button" href={formatRoute({ page: 'task', id: task.id })}>
          {i18n.t('request.toTask')}
        </a>
        <a class="button" href="#/">
          {i18n.t('app.home')}
        </a>
      </div>
    </>
  );
}

/** One key away: it takes the focus, unless the person is elsewhere. */
function NextLink({ task }: { readonly task: TaskRecord }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <a ref={link} class="button primary" href={formatRoute({ page: 'request', id: task.id })}>
      {i18n.t('request.next')}
    </a>
  );
}

function mark({ outcome }: SettledCall): string | undefined {
  return outcome === 'confirmed' || outcome === 'unproven' ? outcome : undefined;
}

function tone({ outcome }: SettledCall): string {
  return outcome === 'confirmed' ? 'ok' : 'waiting';
}

function words({ outcome }: SettledCall): string {
  switch (outcome) {
    case 'confirmed':
      return i18n.t('request.ended.confirmed');
    case 'unproven':
      return i18n.t('request.ended.unproven');
    case 'superseded':
      return i18n.t('request.ended.superseded');
    case 'gone':
      return i18n.t('request.ended.gone');
  }
}
