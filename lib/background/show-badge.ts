import { i18n } from '#i18n';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';

/** How many requests wait; else a mark when a connection needs the person; else nothing. */
export async function showBadge(ports: BackgroundPorts, schedule: Schedule): Promise<void> {
  const count = Object.values(schedule.tasks).filter(({ waiting }) => waiting !== null).length;
  const tone = count > 0 ? 'waiting' : 'trouble';
  await ports.badge.show({ text: text(count, schedule), tone, title: title(count, schedule) });
}

function text(count: number, { stopped }: Schedule): string {
  if (count > 0) return count > 99 ? '99+' : String(count);
  return stopped.length > 0 ? '!' : '';
}

function title(count: number, { stopped }: Schedule): string {
  if (count > 0) return i18n.t('badge.waiting', count);
  return stopped.length > 0 ? i18n.t('badge.trouble') : i18n.t('badge.nothing');
}
