import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readOrSetAside } from '@/lib/store/quarantine';
import { settingsSchema } from '@/lib/store/settings';
import type { Handler } from './handler';

/** What notifications make of it shows in the wake that follows every command. */
export const saveSettings: Handler<'settings.save'> = async ({ ports }, settings) => {
  const { local, clock } = ports;
  const { aside } = await readOrSetAside(local, keys.settings, settingsSchema, clock.now());
  await local.set({ ...aside, [keys.settings]: seal(settings) });
  return succeed(null);
};
