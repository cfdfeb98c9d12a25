import { i18n } from '#i18n';
import { formatOtherDay, formatTime } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import type { OpenCall } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';

/** Until when no notification of a request comes, for as long as the person wants none. */
export function SnoozedUntil({ call }: { readonly call: OpenCall }) {
  const now = useNow();
  const until = putOffUntil(call, now);
  if (until === null) return null;
  const moment = formatOtherDay(until, now) + formatTime(until);
  return <> · {i18n.t('attention.snoozedUntil', [moment])}</>;
}
