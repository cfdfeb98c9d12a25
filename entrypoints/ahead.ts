import { localArea, sessionArea, storageChanges } from '@/lib/platform/storage';
import { areaAhead } from '@/lib/store/area-ahead';
import { askHomeAhead } from '@/lib/store/ask-home-ahead';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

export default defineUnlistedScript(() => {
  const local = areaAhead(localArea, 'local', storageChanges);
  const session = areaAhead(sessionArea, 'session', storageChanges);
  globalThis.storageAhead = { local, session, changes: storageChanges };
  // What fails here is read again by the page.
  askHomeAhead(local, session).catch(() => undefined);
});
