import { i18n } from '#i18n';
import { nextCheckAt } from '@/lib/task/pace';
import type { Schedule } from '@/lib/task/schedule';
import { second } from '@/lib/time';
import { formatAge } from './age';
import { useNow } from './now';
import { useOnline } from '../use-online';

/**
 * What is to be said of the next check of a task; null when none is planned or possible.
 * @param shown whether the page is about this very task
 * @param planned says when the check comes, given how long that is: "22 s"
 */
export function useNextCheck(
  schedule: Schedule | null,
  id: string,
  shown: boolean,
  planned: (wait: string) => string,
): string | null {
  const now = useNow();
  const online = useOnline();
  const entry = schedule?.tasks[id];
  if (schedule === null || entry === undefined || entry.pace === 'idle') return null;
  // Its connection needs the person first.
  if (entry.connectionId in schedule.stopped) return i18n.t('app.notChecked');
  const backoff = schedule.backoff[entry.connectionId];
  const next = nextCheckAt(entry, backoff, { visible: true, shown }, now);
  if (next === null || !online) return null;
  const wait = next - now;
  return wait < second ? i18n.t('app.checkingNow') : planned(formatAge(wait));
}

/** The same for a task in a list. */
export function NextCheck({ schedule, id }: { schedule: Schedule | null; id: string }) {
  return useNextCheck(schedule, id, false, (wait) => i18n.t('app.nextCheck', [wait]));
}
