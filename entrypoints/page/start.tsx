// This import stays first, or nothing would be read ahead.
import { ahead, changes, firstRead } from './ahead';
import { App } from '@/components/app/app';
import { OtherPage } from '@/components/app/lazy-page';
import type { PagePorts } from '@/components/app/ports';
import { readIntent } from '@/components/app/read-intent';
import { showFocused } from '@/components/app/focus/show-focused';
import { clock } from '@/lib/platform/clock';
import { shownNotifications } from '@/lib/platform/shown-notifications';
import { pagePermissions } from '@/lib/platform/permissions';
import { send } from '@/lib/platform/send';
import { activePage } from '@/lib/platform/active-page';
import { isInTab, pageWindows } from '@/lib/platform/windows';
import { parseRoute } from '@/lib/route';
import { render } from 'preact';

// How many ms the first drawing waits for storage. A page is visible sooner when it is drawn once, with
// its content, than when it is drawn empty first. But a slow disk must not make the page seem not to open.
const patience = 100;

const app = document.getElementById('app');
if (app !== null) void start(app);

/** Draws Beckon in this document, with the browser as its world. */
async function start(into: HTMLElement): Promise<void> {
  const ports: PagePorts = {
    place: readPlace(into),
    ...ahead.areas,
    known: ahead.known,
    changes,
    permissions: pagePermissions,
    windows: pageWindows,
    activePage,
    shownNotifications,
    clock,
    send,
  };
  const intent = await Promise.race([prepare(ports), clock.sleep(patience)]);
  // `replaceState` fires no event, but nothing is drawn yet that needs one. The drawn page then removes
  // the intent from storage, or follows a newer one.
  if (typeof intent === 'string') history.replaceState(null, '', intent);
  render(<App ports={ports} />, into);
  if (import.meta.env.FIREFOX) showFocused();
}

/**
 * Settles once the page can be drawn with its content.
 * @returns the hash that the panel is sent to; null for none
 */
async function prepare(ports: PagePorts): Promise<string | null> {
  const intent = await readIntent(ports).catch(() => null);
  const { page } = parseRoute(intent ?? location.hash);
  const code = page === 'home' ? null : OtherPage.fetchCode();
  await Promise.allSettled([firstRead, code]);
  return intent;
}

/** Each HTML document says in `data-place` where it is shown; the style sheets use that too. */
function readPlace({ ownerDocument }: HTMLElement): PagePorts['place'] {
  const { place } = ownerDocument.documentElement.dataset;
  if (place === 'popup') return place;
  // In a tab it would go where the panel is sent, and take the word away before the panel has read it.
  return place === 'panel' && !isInTab() ? place : 'tab';
}
