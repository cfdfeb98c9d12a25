import { i18n } from '#i18n';
import { nextCheckAt } from '@/lib/task/pace';
import type { Schedule } from '@/lib/task/schedule';
import { formatAge } from './age';
import { useNow } from './now';
import { useOnline } from './use-online';

/** "22 s" until the next check of a task; null when none is planned or possible, "" when it is due. */
export function useNextCheck(schedule: Schedule | null, id: string, shown: boolean): string | null {
  const now = useNow();
  const online = useOnline();
  const entry = schedule?.tasks[id];
  if (schedule === null || entry === undefined || !online) return null;
  if (schedule.stopped.includes(entry.connectionId)) return null;
  const backoff = schedule.backoff[entry.connectionId];
  const next = nextCheckAt(entry, backoff, { visible: true, shown }, now);
  if (next === null) return null;
  return next - now < 1000 ? '' : formatAge(next - now);
}

/** "next check in 22 s", that there is none for now, or nothing when none is planned. */
export function NextCheck({ schedule, id }: { schedule: Schedule | null; id: string }) {
  const next = useNextCheck(schedule, id, false);
  if (isStopped(schedule, id)) return i18n.t('app.notChecked');
  if (next === null) return null;
  return next === '' ? i18n.t('app.checkingNow') : i18n.t('app.nextCheck', [next]);
}

/** Whether a task is not checked only because its connection needs the person first. */
export function isStopped(schedule: Schedule | null, id: string): boolean {
  const entry = schedule?.tasks[id];
  if (entry === undefined || entry.phase === 'idle') return false;
  return schedule?.stopped.includes(entry.connectionId) ?? false;
}
