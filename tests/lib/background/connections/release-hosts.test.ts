import { handleCommand } from '@/lib/background/handle-command';
import { releaseHosts } from '@/lib/background/connections/release-hosts';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection } from '../../../support/build-task';

test('a host whose connection is saved while hosts are released stays', async () => {
  const { ports, storage, granted } = backgroundWorld();
  const connection = buildConnection({ id: 'new', baseUrl: 'https://new.example.net/api/v1' });
  const permissions = {
    ...ports.permissions,
    async granted() {
      // The person presses Allow, and the connection is saved, just then.
      granted.add('https://new.example.net/*');
      await storage.local.set({ [keys.connection('new')]: seal(connection) });
      return [...granted];
    },
  };
  await releaseHosts({ ...ports, permissions });
  expect([...granted]).toEqual(['https://new.example.net/*']);
});

test('a host that a damaged connection may need stays, though another is removed meanwhile', async () => {
  const { ports, storage, granted } = backgroundWorld();
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.connection('home')]: seal(buildConnection({ id: 'home' })),
    [keys.connection('damaged')]: { v: 1, data: 'damaged' },
  });
  const needed = [...granted.add('https://damaged.example.net/*')];
  const local = {
    ...storage.local,
    async get(wanted: readonly string[]) {
      const found = await storage.local.get(wanted);
      await storage.local.remove([keys.connection('home')]);
      return found;
    },
  };
  await releaseHosts({ ...ports, local });
  expect([...granted]).toEqual(needed);
});

test('a release that fails keeps no connection from being removed', async () => {
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { ports, storage } = backgroundWorld();
  await storage.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  const release = () => Promise.reject(new Error('This one is required.'));
  const permissions = { ...ports.permissions, release };
  const input = { id: 'office', tasks: 'remove' } as const;
  const removed = await handleCommand({ ...ports, permissions }, 'connection.remove', input);
  expect(removed).toEqual({ ok: true, value: null });
  expect(storage.dump('local')).toEqual({});
});
