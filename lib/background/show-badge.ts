import { i18n } from '#i18n';
import { keys } from '@/lib/store/keys';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';

/**
 * Full: something could not be saved for want of room. Connection: one needs the person. Unknown: a
 * service is left alone for now, there is no network, or an answer was not understood; Beckon tries
 * again by itself.
 */
type Trouble = 'full' | 'connection' | 'unknown' | null;

/** How many requests wait; else a mark when something is amiss; else nothing. */
export async function showBadge(ports: BackgroundPorts, schedule: Schedule): Promise<void> {
  const trouble = await troubleOf(ports, schedule);
  const count = Object.values(schedule.tasks).filter(({ waiting }) => waiting !== null).length;
  const tone = count > 0 ? 'waiting' : 'trouble';
  await ports.badge.show({ text: text(count, trouble), tone, title: title(count, trouble) });
}

/** Without room a request may wait that nobody can see: the worse of the two. */
async function troubleOf(ports: BackgroundPorts, schedule: Schedule): Promise<Trouble> {
  if (schedule.storageFull) return 'full';
  if (await needsPerson(ports, schedule)) return 'connection';
  const isAway = !ports.network.online() || Object.keys(schedule.backoff).length > 0;
  return isAway || Object.values(schedule.tasks).some(({ unclear }) => unclear) ? 'unknown' : null;
}

/** Whether a connection stopped that is still there to be mended. */
async function needsPerson({ local }: BackgroundPorts, { stopped }: Schedule): Promise<boolean> {
  if (stopped.length === 0) return false;
  return Object.keys(await local.get(stopped.map(keys.connection))).length > 0;
}

function text(count: number, trouble: Trouble): string {
  if (count > 0) return count > 99 ? '99+' : String(count);
  return trouble === 'full' || trouble === 'connection' ? '!' : '';
}

function title(count: number, trouble: Trouble): string {
  if (count > 0) return i18n.t('badge.waiting', count);
  switch (trouble) {
    case 'full':
      return i18n.t('badge.storageFull');
    case 'connection':
      return i18n.t('badge.trouble');
    case 'unknown':
      return i18n.t('badge.nothingKnown');
    case null:
      return i18n.t('badge.nothing');
  }
}
