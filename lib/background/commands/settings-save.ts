import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readOrSetAside } from '@/lib/store/quarantine';
import { readSettings, settingsSchema } from '@/lib/store/settings';
import type { BackgroundPorts } from '../ports';
import type { Handler } from './handler';

/** What notifications make of it shows in the wake that follows every command. */
export const saveSettings: Handler<'settings.save'> = async ({ ports }, settings) => {
  const { local, clock } = ports;
  const { aside } = await readOrSetAside(local, keys.settings, settingsSchema, clock.now());
  const before = await readSettings(local);
  await local.set({ ...aside, [keys.settings]: seal(settings) });
  if (settings.hideDetails && !before.hideDetails) await clearAll(ports);
  return succeed(null);
};

/** What stands was worded before. Who hides it has Beckon in front of them, and is reminded. */
async function clearAll({ notifications }: BackgroundPorts): Promise<void> {
  const shown = await notifications.shown();
  await Promise.all(shown.map((id) => notifications.clear(id)));
}
