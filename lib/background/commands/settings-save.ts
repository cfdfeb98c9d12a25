import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Handler } from './handler';

/** What notifications make of it shows in the wake that follows every command. */
export const saveSettings: Handler<'settings.save'> = async ({ ports }, settings) => {
  await ports.local.set({ [keys.settings]: seal(settings) });
  return succeed(null);
};
