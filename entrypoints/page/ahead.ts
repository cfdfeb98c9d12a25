import { gatherChanges } from '@/lib/platform/gather-changes';
import { localArea, sessionArea, listenToStorage } from '@/lib/platform/storage';
import { parseRoute } from '@/lib/route';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';
import { readIntentAhead } from '@/lib/store/read-intent-ahead';
import { readRequestAhead } from '@/lib/store/read-request-ahead';

// This runs before the rest of a page's code, so that storage can answer while that code is still starting.
export const changes = gatherChanges(listenToStorage);
export const ahead = readAhead({ local: localArea, session: sessionArea }, changes);

/**
 * Settles once everything that the page draws first has been read. The page reads again what failed here.
 */
export const firstRead = Promise.allSettled([
  // A request's page needs home's items too: it shows what else waits.
  readHomeAhead(ahead),
  readRouteAhead(),
]);

async function readRouteAhead(): Promise<void> {
  const isPanel = document.documentElement.dataset.place === 'panel';
  const intent = isPanel ? await readIntentAhead(sessionArea) : undefined;
  const route = parseRoute(intent ?? location.hash);
  if (route.page === 'request') await readRequestAhead(ahead, route.id);
}
