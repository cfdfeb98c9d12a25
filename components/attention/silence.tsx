import { i18n } from '#i18n';
import { formatTime } from '@/components/app/time/format-date';
import { useNow } from '@/components/app/time/now';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { putOffUntil } from '@/lib/task/reminders';

interface SilenceProps {
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/** Says why a request brings no notification, and until when, as long as the person wants none. */
export function Silence({ task, call }: SilenceProps) {
  const now = useNow();
  const until = putOffUntil(call, now);
  if (task.muted) return <> · {i18n.t('attention.mutedMark')}</>;
  if (until === null) return null;
  return <> · {i18n.t('attention.snoozedUntil', [formatTime(until, now)])}</>;
}
