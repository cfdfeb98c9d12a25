import type { StorageArea } from '@/lib/ports';
import { flag, holds, z } from '@/lib/schema';
import { attentionShape, defaultAttention } from '@/lib/task/attention-settings';
import { keys } from './keys';
import { read } from './read';

/** What the person has set, all of it. */
export const settingsSchema = z.object({
  ...attentionShape,
  /** Once the service has taken an answer, the next waiting request opens by itself. */
  openNext: flag,
  /** How long what happened to a task is kept, answers included. */
  historyDays: z.number().check(holds((days) => days >= 1 && days <= 3650)),
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = { ...defaultAttention, openNext: false, historyDays: 30 };

/** What applies: the defaults until the person changes one. */
export async function readSettings(local: StorageArea): Promise<Settings> {
  return (await read(local, keys.settings, settingsSchema)) ?? defaultSettings;
}
