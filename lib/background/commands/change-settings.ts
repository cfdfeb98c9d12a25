import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readOrSetAside } from '@/lib/store/quarantine';
import { defaultSettings, settingsSchema } from '@/lib/store/settings';
import type { BackgroundPorts } from '../ports';

/**
 * Changes the settings that are named, one call after the other; otherwise one change could undo
 * another. What else follows from them shows in the next wake.
 * @param items storage items that are written in the same step
 * @throws when a setting is not what it should be
 */
export async function changeSettings(
  { local, clock, locks, notifications }: BackgroundPorts,
  changes: Readonly<Record<string, unknown>>,
  items: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const isHidden = await locks.run('settings', async () => {
    const now = clock.now();
    const { value, aside } = await readOrSetAside(local, keys.settings, settingsSchema, now);
    const before = value ?? defaultSettings;
    const settings = settingsSchema.parse({ ...before, ...changes });
    await local.set({ ...items, ...aside, [keys.settings]: seal(settings) });
    return settings.hideDetails && !before.hideDetails;
  });
  // Only once nobody is raising notifications: code that does so now may still use the old settings.
  if (isHidden) await locks.run('attention', () => clearAll(notifications));
}

/**
 * The shown notifications still have their details. The person who hides details has Beckon in front of
 * them, and is reminded later.
 */
async function clearAll(notifications: BackgroundPorts['notifications']): Promise<void> {
  const shown = await notifications.shown();
  if (shown !== null) await Promise.all(shown.map((id) => notifications.clear(id)));
}
