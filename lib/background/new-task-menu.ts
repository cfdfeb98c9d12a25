import { i18n } from '#i18n';
import type { MenuClick, MenuContext } from '@/lib/platform/menus';
import { openAt } from './open-at';
import type { BackgroundPorts } from './ports';

/** More than this of a selection is no longer about something. In UTF-16 units. */
const mostSelection = 2000;

/** What an entry of the menu is called. */
export function newTaskTitle(context: MenuContext): string {
  return i18n.t(`menu.${context}`);
}

/** Opens New task with what was clicked on filled in. */
export function openNewTask(ports: BackgroundPorts, click: MenuClick): Promise<void> {
  return openAt(ports, async () => ({
    page: 'new',
    about: aboutClick(click),
    connectionId: '',
    like: '',
  }));
}

/** The link, the selected text with its page, or the page: a line each. */
export function aboutClick({ linkUrl, selection, pageTitle, pageUrl }: MenuClick): string {
  if (linkUrl !== undefined) return linkUrl;
  const text = selection === undefined ? pageTitle : `“${selection.slice(0, mostSelection)}”`;
  const lines = [text, pageUrl].filter((line) => line !== undefined && line !== '');
  // It becomes part of an address, which takes no half of a character, as a cut may leave one.
  return lines.join('\n').toWellFormed();
}
