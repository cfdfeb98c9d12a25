import type { Notice } from '@/lib/ports';
import type { BackgroundPorts } from '../ports';
import type { Scene } from './scene';

/** Shows a notification as the person wants to see it: its title alone when details are hidden. */
export function raise(
  { notifications }: BackgroundPorts,
  scene: Scene,
  id: string,
  notice: Notice,
): Promise<void> {
  return notifications.raise(id, asWanted(notice, scene));
}

/** Changes the words of a shown notification, in the same way. */
export function reword(
  { notifications }: BackgroundPorts,
  scene: Scene,
  id: string,
  notice: Notice,
): Promise<void> {
  return notifications.reword(id, asWanted(notice, scene));
}

function asWanted(notice: Notice, { settings }: Scene): Notice {
  return settings.hideDetails ? { ...notice, message: '' } : notice;
}
