import { handleCommand } from '@/lib/background/handle-command';
import type { Input } from '@/lib/commands';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { connectionSchema } from '@/lib/task/connection';
import { expect, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import {
  buildBackoff,
  buildConnection,
  buildSave,
  buildSchedule,
  testNow,
} from '../../../support/build-task';

const here = 'https://api.example.net/api/v1';
const elsewhere = 'https://other.example.net/api/v1';

/** A background with one connection, whose service has just failed. */
async function aWorld(permitted = true) {
  const { ports: all, storage, granted } = backgroundWorld();
  const ports = { ...all, permissions: { ...all.permissions, has: async () => permitted } };
  await ports.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('the key'),
  });
  const backoff = { office: buildBackoff({ askedUntil: testNow + 60_000 }) };
  await ports.session.set(sealSchedule(buildSchedule([], { backoff })));
  const writes = vi.spyOn(ports.local, 'set');
  return {
    ports,
    writes,
    save: (changes: Partial<Input<'connection.save'>>) =>
      handleCommand(ports, 'connection.save', buildSave({ address: here, key: null, ...changes })),
    granted,
    connection: (id = 'office') => read(ports.local, keys.connection(id), connectionSchema),
    schedule: () => read(ports.session, keys.schedule, storedScheduleSchema),
    disk: () => storage.dump('local')[keys.apiKey('office')],
    memory: () => storage.dump('session')[keys.apiKey('office')],
  };
}

test('a new one is added now, and goes by its host without a name', async () => {
  const { save, connection } = await aWorld();
  const reply = await save({ id: null, name: ' ', address: 'other.example.net', key: 'k' });
  expect(reply).toEqual({ ok: true, value: { id: 'new-1' } });
  expect(await connection('new-1')).toMatchObject({
    name: 'other.example.net',
    baseUrl: elsewhere,
    addedAt: testNow,
  });
});

test('of a new one nothing is left to be added again, be its page closed or not', async () => {
  const { ports, save } = await aWorld();
  const begun = { [keys.connectionDraft]: seal({ connection: null }) };
  await ports.local.set(begun);
  await save({});
  expect(await ports.local.get([keys.connectionDraft])).toEqual(begun);
  await save({ id: null, address: 'other.example.net', key: 'k' });
  expect(await ports.local.get([keys.connectionDraft])).toEqual({});
});

test('one that would go by the name of another has a number, and keeps it', async () => {
  const { save, connection } = await aWorld();
  for (const name of ['Office tasks', ' Office tasks ']) await save({ id: null, name, key: 'k' });
  expect([await connection('new-1'), await connection('new-2')]).toMatchObject([
    { name: 'Office tasks 2' },
    { name: 'Office tasks 3' },
  ]);
  await save({ id: 'new-1', name: 'Office tasks 2' });
  expect(await connection('new-1')).toMatchObject({ name: 'Office tasks 2' });
  await save({ name: 'Office tasks' });
  expect(await connection()).toMatchObject({ name: 'Office tasks' });
});

test('one that is changed is the one it was, with the key it had', async () => {
  const { save, connection, disk } = await aWorld();
  await save({ name: ' Bureau ' });
  const { addedAt } = buildConnection();
  expect(await connection()).toMatchObject({ name: 'Bureau', addedAt });
  expect(disk()).toEqual(seal('the key'));
});

test.each([
  ['one that another page has removed does not come back', undefined],
  ['one that cannot be read is not written over', { v: 1, data: 'damaged' }],
])('%s, though its key was typed anew', async (_what, left) => {
  const { save, connection, ports, disk } = await aWorld();
  await ports.local.remove([keys.connection('office'), keys.apiKey('office')]);
  if (left) await ports.local.set({ [keys.connection('office')]: left });
  expect(await save({ key: 'another' })).toEqual({ ok: false, error: { code: 'not-found' } });
  expect((await ports.local.get([keys.connection('office')]))[keys.connection('office')]).toEqual(
    left,
  );
  expect([await connection(), disk()]).toEqual([null, undefined]);
});

test('a key is kept in one place, whichever the person chooses', async () => {
  const { save, disk, memory } = await aWorld();
  await save({ keyKept: 'session' });
  expect([disk(), memory()]).toEqual([undefined, seal('the key')]);
  await save({ keyKept: 'disk' });
  expect([disk(), memory()]).toEqual([seal('the key'), undefined]);
});

test('what its service asked for holds for where it is, and not for where it moves', async () => {
  const { save, schedule } = await aWorld();
  await save({});
  expect((await schedule())?.backoff).toMatchObject({
    office: { askedUntil: testNow + 60_000 },
  });
  await save({ address: elsewhere, key: 'another' });
  expect((await schedule())?.backoff).toEqual({});
});

test.each([
  [true, { state: 'ok' }, {}],
  [false, { state: 'no-permission', at: testNow }, { office: testNow + 3_600_000 }],
])('permitted: %s, its health is %j and stopped are %j', async (permitted, health, stopped) => {
  const { save, writes, connection, schedule } = await aWorld(permitted);
  await save({});
  // A page shows every write, so a connection without permission must not seem to work even for a
  // moment.
  expect(writes).toHaveBeenCalledOnce();
  expect((await connection())?.health).toEqual(health);
  expect((await schedule())?.stopped).toEqual(stopped);
});

test('an address that is none changes nothing', async () => {
  const { save, connection } = await aWorld();
  expect(await save({ address: 'ftp://x' })).toMatchObject({ error: { code: 'bad-address' } });
  expect(await connection()).toEqual(buildConnection());
});

test('one that moves to another host gives the permission for the first one back', async () => {
  const { save, granted } = await aWorld();
  await save({ address: 'https://api.example.net:8443/v2', key: 'k' });
  expect([...granted]).toEqual(['https://api.example.net/*']);
  granted.add('https://other.example.net/*');
  await save({ address: elsewhere, key: 'k' });
  expect([...granted]).toEqual(['https://other.example.net/*']);
});

test('one that moves keeps the permission for a host that another connection has', async () => {
  const { save, granted } = await aWorld();
  await save({ id: null, address: here, key: 'k' });
  await save({ address: elsewhere, key: 'k' });
  expect([...granted]).toEqual(['https://api.example.net/*']);
});
