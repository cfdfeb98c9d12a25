import { keys } from '@/lib/store/keys';
import { minute } from '@/lib/time';
import { expect, test, vi } from 'vitest';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

test.each(['set', 'remove'] as const)(
  'after a %s that failed the log is filled once there is room, and nothing of that stays',
  async (write) => {
    const world = await aWorld();
    const { storage, desktop, worker } = world;
    await world.put(buildTask('a'));
    const full = new Error('IO error: FILE_ERROR_NO_SPACE');
    const set = vi.spyOn(storage.local, 'set').mockRejectedValue(full);
    const remove = vi.spyOn(storage.local, 'remove').mockRejectedValue(full);
    await expect(
      write === 'set' ? worker.ports.local.set({ a: 1 }) : worker.ports.local.remove(['a']),
    ).rejects.toBe(full);
    await world.pass(minute);
    expect(desktop.badge.title).toContain('no room');

    set.mockRestore();
    remove.mockRestore();
    const lengths: number[] = [];
    storage.changes.subscribe('local', (changes) =>
      lengths.push(JSON.stringify(changes[keys.torn] ?? '').length),
    );
    await world.pass(minute);
    expect(Math.max(...lengths)).toBeGreaterThan(4 * 1024 * 1024);
    expect(desktop.badge.title).not.toContain('no room');
    expect(storage.dump('local')).not.toHaveProperty(keys.torn);
    lengths.length = 0;
    await world.pass(minute);
    expect(Math.max(0, ...lengths)).toBeLessThan(1024);
  },
);
