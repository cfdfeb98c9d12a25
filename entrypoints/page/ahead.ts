import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';

// This runs before the rest of a page's code, so that storage answers while that is still starting.
export const ahead = readAhead({ local: localArea, session: sessionArea }, storageChanges);

/** Settled once what home draws first has been read. What fails here is read again by the page. */
export const homeRead = readHomeAhead(ahead).catch(() => undefined);
