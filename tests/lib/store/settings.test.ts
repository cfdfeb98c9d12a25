import { memoryStorage } from '../../support/memory-storage';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings, readSettings, type Settings, settingsSchema } from '@/lib/store/settings';
import { expect, test } from 'vitest';

const isSetting = (changes: Partial<Settings>) =>
  settingsSchema.safeParse({ ...defaultSettings, ...changes }).success;

test('until a person changes one, all is told by day and night, in full, for 30 days', async () => {
  const { local } = memoryStorage();
  expect(await readSettings(local)).toEqual({
    tellRequests: true,
    tellFinished: true,
    tellFailed: true,
    remind: true,
    hideDetails: false,
    quietHours: { on: false, from: 22 * 60, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] },
    pausedUntil: null,
    openNext: false,
    historyDays: 30,
  });
});

test('what a person has set applies', async () => {
  const { local } = memoryStorage();
  const settings = { ...defaultSettings, openNext: true, remind: false };
  await local.set({ [keys.settings]: seal(settings) });
  expect(await readSettings(local)).toEqual(settings);
});

test('a history is kept for a day at least, and ten years at most', () => {
  const days = [0, 1, 30, 3650, 3651, NaN];
  expect(days.map((historyDays) => isSetting({ historyDays }))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('quiet hours begin and end at a minute of the day, on days of the week', () => {
  const { quietHours } = defaultSettings;
  for (const [minute, is] of [
    [-1, false],
    [0, true],
    [1439, true],
    [1440, false],
    [0.5, false],
  ] as const) {
    expect(isSetting({ quietHours: { ...quietHours, from: minute } })).toBe(is);
    expect(isSetting({ quietHours: { ...quietHours, to: minute } })).toBe(is);
  }
  for (const [day, is] of [
    [-1, false],
    [0, true],
    [6, true],
    [7, false],
  ] as const) {
    expect(isSetting({ quietHours: { ...quietHours, days: [day] } })).toBe(is);
  }
});
