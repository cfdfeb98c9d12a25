import { i18n } from '#i18n';
import { keys } from '@/lib/store/keys';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';

/** How many requests wait; else a mark when a connection needs the person; else nothing. */
export async function showBadge(ports: BackgroundPorts, schedule: Schedule): Promise<void> {
  const trouble = await needsPerson(ports, schedule);
  const count = Object.values(schedule.tasks).filter(({ waiting }) => waiting !== null).length;
  const tone = count > 0 ? 'waiting' : 'trouble';
  await ports.badge.show({ text: text(count, trouble), tone, title: title(count, trouble) });
}

/** Whether a connection stopped that is still there to be mended. */
async function needsPerson({ local }: BackgroundPorts, { stopped }: Schedule): Promise<boolean> {
  if (stopped.length === 0) return false;
  return Object.keys(await local.get(stopped.map(keys.connection))).length > 0;
}

function text(count: number, trouble: boolean): string {
  if (count > 0) return count > 99 ? '99+' : String(count);
  return trouble ? '!' : '';
}

function title(count: number, trouble: boolean): string {
  if (count > 0) return i18n.t('badge.waiting', count);
  return trouble ? i18n.t('badge.trouble') : i18n.t('badge.nothing');
}
