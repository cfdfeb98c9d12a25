import { succeed } from '@/lib/result';
import { second } from '@/lib/time';
import { changeSettings } from './change-settings';
import type { Handler } from './handler';

/** As long as a person takes to type a time, in ms. */
const typing = 5 * second;

export const saveSettings: Handler<'settings.save'> = async (ports, changes) => {
  // A time is saved with each digit that is typed. The 1 of 10:00, which is over, must not let
  // notifications out: until the whole time is there, nothing is told.
  if (changes.quietHours) void ports.locks.tryRun('attention', () => ports.clock.sleep(typing));
  await changeSettings(ports, changes);
  return succeed(null);
};
