import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readSettings } from '@/lib/store/settings';
import type { Handler } from './handler';

/** What notifications make of it shows in the wake that follows every command. */
export const saveSettings: Handler<'settings.save'> = async ({ ports }, changes) => {
  await ports.locks.run('settings', async () => {
    const settings = { ...(await readSettings(ports.local)), ...changes };
    await ports.local.set({ [keys.settings]: seal(settings) });
  });
  return succeed(null);
};
