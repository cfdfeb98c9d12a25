import { changeSettings } from '@/lib/background/change-settings';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { expect, test } from 'vitest';
import { aWorld } from '../../../support/world/world';

test('of two settings changed in the same moment, by two pages say, both are kept', async () => {
  const world = await aWorld();
  await Promise.all([
    world.worker.command('settings.save', { remind: false }),
    world.worker.command('settings.save', { historyDays: 7 }),
  ]);
  const stored = world.storage.dump('local')[keys.settings];
  expect(stored).toEqual(seal({ ...defaultSettings, remind: false, historyDays: 7 }));
});

test('a setting that is none is not taken over', async () => {
  const { worker, storage } = await aWorld();
  await expect(changeSettings(worker.ports, { historyDays: 0 })).rejects.toThrow();
  expect(storage.dump('local')).not.toHaveProperty([keys.settings]);
});
