import { succeed } from '@/lib/result';
import { changeSettings } from './change-settings';
import type { Handler } from './handler';

export const saveSettings: Handler<'settings.save'> = async (ports, changes) => {
  await changeSettings(ports, changes);
  return succeed(null);
};
