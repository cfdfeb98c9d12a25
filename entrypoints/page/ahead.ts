import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { parseRoute } from '@/lib/route';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';
import { readIntentAhead } from '@/lib/store/read-intent-ahead';
import { readRequestAhead } from '@/lib/store/read-request-ahead';

// This runs before the rest of a page's code, so that storage answers while that is still starting.
export const ahead = readAhead({ local: localArea, session: sessionArea }, storageChanges);

/** Settled once what the page draws first has been read. What fails here is read again by the page. */
export const firstRead = Promise.allSettled([
  // Of which a request's page has to know what else waits.
  readHomeAhead(ahead),
  readRouteAhead(),
]);

async function readRouteAhead(): Promise<void> {
  const isPanel = document.documentElement.dataset.place === 'panel';
  const intent = isPanel ? await readIntentAhead(sessionArea) : undefined;
  const route = parseRoute(intent ?? location.hash);
  if (route.page === 'request') await readRequestAhead(ahead, route.id);
}
