import { i18n } from '#i18n';
import { newTaskRoute } from '@/lib/route';
import { beginning } from '@/lib/visible-text';
import type { MenuClick, MenuContext } from '@/lib/platform/menus';
import { openAt } from './open-at';
import type { BackgroundPorts } from '../ports';

/** How much of a selection is handed over, in UTF-16 units: a longer text is no longer a subject. */
const mostSelection = 2000;

/**
 * The same for an address. A link may be a whole file (`data:`): Chromium lays out a word of a million
 * letters for minutes, and the draft brings it back each time New task is opened.
 */
const mostAddress = 8000;

/** What an entry of the menu is called. */
export function newTaskTitle(context: MenuContext): string {
  return i18n.t(`menu.${context}`);
}

/** Opens New task with what was clicked on filled in. */
export function openNewTask(ports: BackgroundPorts, click: MenuClick): Promise<void> {
  return openAt(ports, async () => ({ ...newTaskRoute, about: aboutClick(click) }));
}

/**
 * The link; or the selected text, or else the page's title, with the page's address on a line of its own.
 */
export function aboutClick({ linkUrl, selection, pageTitle, pageUrl }: MenuClick): string {
  if (linkUrl !== undefined) return shortened(linkUrl, mostAddress);
  const selected = selection?.trim();
  const text = selected ? `“${shortened(selected, mostSelection)}”` : pageTitle;
  const address = pageUrl && shortened(webAddress(pageUrl), mostAddress);
  const lines = [text, address].filter((line) => line !== undefined && line !== '');
  // The text becomes part of an address, which cannot hold half of a character, as `slice` may leave one.
  return lines.join('\n').toWellFormed();
}

/** Firefox's reader view has an address that only Firefox can open; it names the page that is read. */
function webAddress(pageUrl: string): string {
  if (!pageUrl.startsWith('about:reader?')) return pageUrl;
  return new URL(pageUrl).searchParams.get('url') ?? pageUrl;
}

/** The agent and the person see that there was more. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${beginning(text, most)}…`;
}
