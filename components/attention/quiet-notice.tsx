import { i18n } from '#i18n';
import { formatMoment } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import type { QuietHours } from '@/lib/task/attention-settings';
import { quietUntil } from '@/lib/task/quiet';

/** Says on home, while quiet hours last, that they do. */
export function QuietNotice({ quietHours }: { readonly quietHours: QuietHours }) {
  const now = useNow();
  const until = quietUntil({ pausedUntil: null, quietHours }, now);
  if (until === null) return null;
  return <p class="small muted">{i18n.t('attention.quietUntil', [formatMoment(until, now)])}</p>;
}
