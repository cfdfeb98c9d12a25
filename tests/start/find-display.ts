import { type Display, startDisplay } from '../support/desktop/display.ts';
import { display, ensurePrograms } from '../support/system.ts';

/**
 * If there is no display to open a browser on, starts a display that nobody sees; undefined if
 * there is one already.
 * @throws when no such display can be started; the message says what to install
 */
export async function findDisplay(): Promise<Display | undefined> {
  const hasOne = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (process.platform !== 'linux' || hasOne) return undefined;
  ensurePrograms([display]);
  const unseen = await startDisplay();
  console.log(`There is no display here; the browser opens on one nobody sees: ${unseen.name}`);
  return unseen;
}
