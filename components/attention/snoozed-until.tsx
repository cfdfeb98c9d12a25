import { i18n } from '#i18n';
import { formatOtherDay, formatTime } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import type { OpenCall } from '@/lib/task/record';

/** Until when no notification of a request comes, for as long as the person wants none. */
export function SnoozedUntil({ call: { snoozedUntil } }: { readonly call: OpenCall }) {
  const now = useNow();
  if (snoozedUntil === null || snoozedUntil <= now) return null;
  const moment = formatOtherDay(snoozedUntil, now) + formatTime(snoozedUntil);
  return <> · {i18n.t('attention.snoozedUntil', [moment])}</>;
}
