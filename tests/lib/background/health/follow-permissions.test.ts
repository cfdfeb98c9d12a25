import { followPermissions } from '@/lib/background/health/follow-permissions';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, testNow } from '../../../support/build-task';

test('a connection stops without the permission for its host, no other does, and it goes on with it', async () => {
  const granted = new Set(['https://office.example.net/*', 'https://home.example.net/*']);
  const { ports, storage } = backgroundWorld({
    permissions: {
      has: async (origin) => granted.has(origin),
      granted: async () => [...granted],
      release: async () => {},
    },
  });
  const connect = async (id: string) => {
    const connection = buildConnection({ id, baseUrl: `https://${id}.example.net/api/v1` });
    await storage.local.set({
      [keys.connection(id)]: seal(connection),
      [keys.apiKey(id)]: seal('a-key'),
    });
  };
  await connect('office');
  await connect('home');
  const state = async (id: string) =>
    (await read(storage.local, keys.connection(id), connectionSchema))?.health.state;
  const stopped = async () =>
    (await read(storage.session, keys.schedule, storedScheduleSchema))?.stopped;

  granted.delete('https://office.example.net/*');
  await followPermissions(ports);
  expect([await state('office'), await state('home')]).toEqual(['no-permission', 'ok']);
  expect(await stopped()).toHaveProperty('office');

  granted.add('https://office.example.net/*');
  await followPermissions(ports);
  expect(await state('office')).toBe('ok');
  expect(await stopped()).toEqual({});
});

test('a permission that comes changes nothing for who lacks another, or whose key is refused', async () => {
  const { ports, storage } = backgroundWorld({
    permissions: {
      has: async (origin) => origin === 'https://home.example.net/*',
      granted: async () => [],
      release: async () => {},
    },
  });
  const connections = [
    buildConnection({
      id: 'office',
      baseUrl: 'https://office.example.net/api/v1',
      health: { state: 'no-permission', at: testNow },
      troubleTold: true,
    }),
    buildConnection({
      id: 'home',
      baseUrl: 'https://home.example.net/api/v1',
      health: { state: 'refused-key', at: testNow, message: null },
      troubleTold: true,
    }),
  ];
  for (const one of connections) await storage.local.set({ [keys.connection(one.id)]: seal(one) });
  await followPermissions(ports);
  for (const one of connections) {
    expect(await read(storage.local, keys.connection(one.id), connectionSchema)).toEqual(one);
  }
});

test('a connection without a key goes on asking for that, whatever else the person allows', async () => {
  const { ports, storage } = backgroundWorld({
    permissions: { has: async () => false, granted: async () => [], release: async () => {} },
  });
  const imported = buildConnection({ health: { state: 'no-key', at: testNow }, troubleTold: true });
  await storage.local.set({ [keys.connection(imported.id)]: seal(imported) });
  await followPermissions(ports);
  expect(await read(storage.local, keys.connection(imported.id), connectionSchema)).toEqual(
    imported,
  );
});
