import { i18n } from '#i18n';
import { keys } from '@/lib/store/keys';
import { glanceAt } from '@/lib/task/glance-at';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from '../ports';

/**
 * The badge's state when no request waits, also the key of its words. storageFull: something could not be
 * saved because storage is full · connection: a connection needs the person · nothingKnown: a service is
 * left alone for now, there is no network, or a task is unclear (see `isUnclear`); Beckon tries again by itself.
 */
type State = 'storageFull' | 'connection' | 'nothingKnown' | 'nothing';

/** How many requests wait; else a mark when something is amiss; else nothing. */
export async function showBadge(ports: BackgroundPorts, schedule: Schedule): Promise<void> {
  const state = await stateOf(ports, schedule);
  const count = glanceAt(schedule).waiting.length;
  await ports.badge.show({
    text: text(count, state),
    tone: count > 0 ? 'waiting' : 'trouble',
    title: count > 0 ? i18n.t('badge.waiting', count) : i18n.t(`badge.${state}`),
  });
}

/** Without what is stored nobody knows what waits; an empty badge would say that nothing does. */
export async function showUnreadable({ badge }: BackgroundPorts): Promise<void> {
  await badge.show({ text: '!', tone: 'trouble', title: i18n.t('badge.unreadable') });
}

/** A full storage is worse than the others, since a request may wait that nobody can see. */
async function stateOf(ports: BackgroundPorts, schedule: Schedule): Promise<State> {
  if (schedule.storageFull) return 'storageFull';
  if (await needsMending(ports, schedule)) return 'connection';
  const isAway = !ports.network.online() || Object.keys(schedule.backoff).length > 0;
  const isUnsure = isAway || Object.values(schedule.tasks).some(({ unclear }) => unclear);
  return isUnsure ? 'nothingKnown' : 'nothing';
}

/** Whether a connection that stopped still exists, and so can be mended. */
async function needsMending({ local }: BackgroundPorts, { stopped }: Schedule): Promise<boolean> {
  const ids = Object.keys(stopped);
  if (ids.length === 0) return false;
  return Object.keys(await local.get(ids.map(keys.connection))).length > 0;
}

function text(count: number, state: State): string {
  if (count > 0) return count > 99 ? '99+' : String(count);
  return state === 'storageFull' || state === 'connection' ? '!' : '';
}
