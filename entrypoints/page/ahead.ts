import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { areaAhead } from '@/lib/store/area-ahead';
import { askHomeAhead } from '@/lib/store/ask-home-ahead';

// This runs before the rest of a page's code, so that storage answers while that is still starting.
export const local = areaAhead(localArea, 'local', storageChanges);
export const session = areaAhead(sessionArea, 'session', storageChanges);

// What fails here is read again by the page.
askHomeAhead(local, session).catch(() => undefined);
