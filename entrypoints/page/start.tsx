// First, or it would not be ahead.
import { ahead, firstRead } from './ahead';
import { App } from '@/components/app/app';
import { OtherPage } from '@/components/app/lazy-page';
import type { PagePorts } from '@/components/app/ports';
import { readIntent } from '@/components/app/read-intent';
import { clock } from '@/lib/platform/clock';
import { pagePermissions } from '@/lib/platform/permissions';
import { storageChanges } from '@/lib/platform/storage';
import { send } from '@/lib/platform/send';
import { activePage } from '@/lib/platform/active-page';
import { current, inFront, windows } from '@/lib/platform/windows';
import { parseRoute } from '@/lib/route';
import { render } from 'preact';

// A page is there sooner when it is drawn once, with what it shows, than empty first and then again;
// but a disk that takes longer than this, in ms, must not keep a page from showing that it opens.
const patience = 100;

const app = document.getElementById('app');
if (app !== null) void start(app);

/** Draws Beckon in this document, with the browser as its world. */
async function start(into: HTMLElement): Promise<void> {
  const ports: PagePorts = {
    place: readPlace(into),
    ...ahead.areas,
    known: ahead.known,
    changes: storageChanges,
    permissions: pagePermissions,
    windows: { ...windows, current, inFront },
    activePage,
    clock,
    send,
  };
  const intent = await Promise.race([prepare(ports), clock.sleep(patience)]);
  // Nothing is drawn yet that would have to hear of it. What is drawn takes it away, or follows a newer.
  if (typeof intent === 'string') history.replaceState(null, '', intent);
  render(<App ports={ports} />, into);
}

/** Settled once the page can be drawn with what it shows. @returns where it is sent; null for nowhere */
async function prepare(ports: PagePorts): Promise<string | null> {
  const intent = await readIntent(ports).catch(() => null);
  const { page } = parseRoute(intent ?? location.hash);
  const code = page === 'home' ? null : OtherPage.fetchCode();
  await Promise.allSettled([firstRead, code]);
  return intent;
}

/** The documents say where they are shown; the style sheets go by it too. */
function readPlace({ ownerDocument }: HTMLElement): PagePorts['place'] {
  const { place } = ownerDocument.documentElement.dataset;
  return place === 'popup' || place === 'panel' ? place : 'tab';
}
