// First, or it would not be ahead.
import { ahead, homeRead } from './ahead';
import { App } from '@/components/app/app';
import type { PagePorts } from '@/components/app/ports';
import { clock } from '@/lib/platform/clock';
import { pagePermissions } from '@/lib/platform/permissions';
import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { send } from '@/lib/platform/send';
import { activePage } from '@/lib/platform/active-page';
import { current, inFront, windows } from '@/lib/platform/windows';
import { parseRoute } from '@/lib/route';
import { render } from 'preact';

// Home is there sooner when it is drawn once, with what it shows, than empty first and then again;
// but a disk that takes longer than this, in ms, must not keep a page from showing that it opens.
const patience = 100;
if (parseRoute(location.hash).page === 'home') {
  await Promise.race([homeRead, clock.sleep(patience)]);
}

// Beckon in this document, with the browser as its world.
const app = document.getElementById('app');
if (app !== null) {
  const ports: PagePorts = {
    place: readPlace(app),
    local: localArea,
    session: sessionArea,
    known: ahead.known,
    changes: storageChanges,
    permissions: pagePermissions,
    windows: { ...windows, current, inFront },
    activePage,
    clock,
    send,
  };
  render(<App ports={ports} />, app);
}

/** The documents say where they are shown; the style sheets go by it too. */
function readPlace({ ownerDocument }: HTMLElement): PagePorts['place'] {
  const { place } = ownerDocument.documentElement.dataset;
  return place === 'popup' || place === 'panel' ? place : 'tab';
}
