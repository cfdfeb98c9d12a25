import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readOrSetAside } from '@/lib/store/quarantine';
import { defaultSettings, type Settings, settingsSchema } from '@/lib/store/settings';
import type { BackgroundPorts } from './ports';

/** Puts settings in place of those there are. What else follows from them shows in the next wake. */
export async function changeSettings(ports: BackgroundPorts, settings: Settings): Promise<void> {
  const { local, clock } = ports;
  const { value, aside } = await readOrSetAside(local, keys.settings, settingsSchema, clock.now());
  const before = value ?? defaultSettings;
  await local.set({ ...aside, [keys.settings]: seal(settings) });
  if (settings.hideDetails && !before.hideDetails) await clearAll(ports);
}

/** What stands was worded before. Who hides it has Beckon in front of them, and is reminded. */
async function clearAll({ notifications }: BackgroundPorts): Promise<void> {
  const shown = await notifications.shown();
  await Promise.all(shown.map((id) => notifications.clear(id)));
}
