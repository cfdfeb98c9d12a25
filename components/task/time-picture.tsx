import { i18n } from '#i18n';
import { formatAge } from '@/components/app/time/age';
import { formatTime } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import { Section } from '@/components/look/section';
import type { LogEntry } from '@/lib/task/log';
import { isLong, type TimeKind, type TimeSpan, timeSpans } from '@/lib/task/time-spans';
import { TimeTable } from './time-table';

const kinds: readonly TimeKind[] = ['working', 'waiting', 'unknown'];

interface TimePictureProps {
  readonly log: readonly LogEntry[];
  readonly isAsked: boolean;
}

/** Where the time went: a bar to look at, and the same as a table for screen readers. */
export function TimePicture({ log, isAsked }: TimePictureProps) {
  const now = useNow();
  const spans = timeSpans(log, now, isAsked);
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return null;
  if (spans.every(({ kind }) => kind === 'unknown')) return null;
  return (
    <Section heading={i18n.t('task.time.heading')}>
      <div aria-hidden="true" class="time-bar">
        {spans.map(({ kind, from, to }) => (
          <span key={from} class={`time-${kind}`} style={{ flexGrow: to - from }} />
        ))}
      </div>
      <div aria-hidden="true" class="time-scale small muted">
        <span>{formatTime(first.from, now)}</span>
        <span>
          {last.to === now
            ? i18n.t('task.time.now', [formatTime(now, now)])
            : formatTime(last.to, now)}
        </span>
      </div>
      <ul class="time-legend small muted">
        {kinds.map((kind) => (
          <Total key={kind} kind={kind} spans={spans} />
        ))}
      </ul>
      <TimeTable spans={spans} />
    </Section>
  );
}

interface TotalProps {
  readonly kind: TimeKind;
  readonly spans: readonly TimeSpan[];
}

function Total({ kind, spans }: TotalProps) {
  const whole = length(spans);
  const total = length(spans.filter((span) => span.kind === kind));
  // Leaves out what is too short to matter, such as the second before a first status.
  if (total <= whole / 100 || !isLong(total)) return null;
  return (
    <li>
      <span class={`time-${kind}`} />
      {i18n.t(`task.time.${kind}`)} {formatAge(total)}
    </li>
  );
}

function length(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
