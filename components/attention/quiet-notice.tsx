import { i18n } from '#i18n';
import { formatTime } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import { usePorts } from '@/components/app/ports';
import type { QuietHours } from '@/lib/task/attention-settings';
import { quietUntil } from '@/lib/task/quiet';
import { useMemo } from 'preact/hooks';

const minute = 60_000;

/** Says on home, while quiet hours last, that they do. */
export function QuietNotice({ quietHours }: { readonly quietHours: QuietHours }) {
  const { clock } = usePorts();
  // Calendars are not asked every second.
  const now = Math.floor(useNow() / minute) * minute;
  const until = useMemo(
    () => quietUntil({ pausedUntil: null, quietHours }, now, clock.timeZone()),
    [quietHours, now, clock],
  );
  if (until === null) return null;
  return <p class="small muted">{i18n.t('attention.quietUntil', [formatTime(until)])}</p>;
}
