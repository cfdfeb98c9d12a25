import { changeSettings } from '@/lib/background/commands/change-settings';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { second } from '@/lib/time';
import { expect, test, vi } from 'vitest';
import { asking } from '../../../support/attention-world';
import { buildTask } from '../../../support/build-task';
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

const from = (minute: number) => ({ quietHours: { ...defaultSettings.quietHours, from: minute } });

test.each([{ historyDays: 0 }, from(-1), from(24 * 60), from(0.5)])(
  'a setting that is none is not taken over: %j',
  async (changes) => {
    const { worker, storage } = await aWorld();
    await expect(changeSettings(worker.ports, changes)).rejects.toThrow();
    expect(storage.dump('local')).not.toHaveProperty([keys.settings]);
  },
);

test('nothing stands with details that was being told while they were hidden', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-a');
  await world.clock.advance(30_000);
  const { ports } = world.worker;
  const { notifications } = world.desktop;
  const raise = notifications.raise.bind(notifications);
  let hidden = Promise.resolve();
  const raised = vi.spyOn(notifications, 'raise').mockImplementationOnce(async (id, notice) => {
    hidden = changeSettings(ports, { hideDetails: true });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await raise(id, notice);
  });
  await world.worker.wake();
  await hidden;
  expect(raised).toHaveBeenCalledOnce();
  expect(world.desktop.shown).toEqual([]);
});

test('only a change of quiet hours has what is told wait: details go at once', async () => {
  const world = await aWorld();
  await world.put(asking('a'));
  await world.worker.wake();
  expect(world.desktop.shown).toHaveLength(1);
  const before = world.clock.now();
  await world.worker.command('settings.save', { hideDetails: true });
  expect(world.desktop.shown).toEqual([]);
  expect(world.clock.now() - before).toBeLessThan(second);
});
