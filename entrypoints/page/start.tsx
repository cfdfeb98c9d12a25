import { App } from '@/components/app/app';
import type { PagePorts } from '@/components/app/ports';
import { clock } from '@/lib/platform/clock';
import { permissions } from '@/lib/platform/permissions';
import { send } from '@/lib/platform/send';
import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { activePage } from '@/lib/platform/active-page';
import { windows } from '@/lib/platform/windows';
import { render } from 'preact';

/** Draws Beckon in this document, with the browser as its world. */
export function start(place: PagePorts['place']): void {
  const ports: PagePorts = {
    place,
    local: localArea,
    session: sessionArea,
    changes: storageChanges,
    permissions,
    windows,
    activePage,
    clock,
    send,
  };
  const app = document.getElementById('app');
  if (app !== null) render(<App ports={ports} />, app);
}
