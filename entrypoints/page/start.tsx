// First, or it would not be ahead.
import { local, session } from './ahead';
import { App } from '@/components/app/app';
import type { PagePorts } from '@/components/app/ports';
import { clock } from '@/lib/platform/clock';
import { permissions } from '@/lib/platform/permissions';
import { storageChanges } from '@/lib/platform/storage';
import { send } from '@/lib/platform/send';
import { activePage } from '@/lib/platform/active-page';
import { windows } from '@/lib/platform/windows';
import { render } from 'preact';

// Beckon in this document, with the browser as its world.
const app = document.getElementById('app');
if (app !== null) {
  const ports: PagePorts = {
    place: readPlace(app),
    local,
    session,
    changes: storageChanges,
    permissions,
    windows,
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
