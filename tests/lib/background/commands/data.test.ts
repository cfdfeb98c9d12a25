import { handleCommand } from '@/lib/background/handle-command';
import { recordEvent } from '@/lib/background/records/record-event';
import { seal } from '@/lib/store/envelope';
import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { defaultSettings, type Settings } from '@/lib/store/settings';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../../support/build-task';

const tool = { name: 'zip', description: 'Packs.', parameters: '{"z":18446744073709551615,"a":1}' };
const log = [{ kind: 'created', at: testNow - 60_000 }];
const settings = { ...defaultSettings, openNext: true };

/** A world with data that may be exported, and data that must not. */
async function fullWorld() {
  const world = backgroundWorld();
  await world.ports.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('KEEP-key'),
    [keys.task('a')]: seal(buildTask('a', { call: buildCall(), ending: 'finished' })),
    [keys.task('b')]: seal(buildTask('b', { watch: 'paused' })),
    [keys.task('c')]: seal(buildTask('c', { creation: { state: 'creating', since: 5 } })),
    [keys.task('broken')]: { v: 1, data: 'KEEP-broken' },
    [keys.log('a')]: seal(log),
    [keys.tools('a')]: seal([tool]),
    [keys.call('a')]: seal({ toolCallId: 'call-1', toolName: 'x', parameters: '"KEEP-call"' }),
    [keys.answer('a')]: seal({ toolCallId: 'call-1', input: 'KEEP-answer' }),
    [keys.draft('a', 'call-1')]: seal({ fields: [], reply: 'KEEP-draft' }),
    [keys.newTaskDraft]: seal('KEEP-new-task'),
    [keys.library]: seal([tool]),
    [keys.settings]: seal(settings),
  });
  const troubles = { stopped: { home: 0 }, backoff: { office: buildBackoff() } };
  await world.ports.session.set({
    [keys.apiKey('home')]: seal('KEEP-session-key'),
    ...sealSchedule(buildSchedule(['a', 'b', 'c'], troubles)),
  });
  return world;
}

type World = ReturnType<typeof backgroundWorld>;

async function exportOf({ ports }: World) {
  const { parts, unreadable } = await exportData(ports.local);
  return { text: parts.join(''), unreadable };
}

async function importInto({ ports }: World, text: string) {
  const url = URL.createObjectURL(new Blob([text]));
  const result = await handleCommand(ports, 'data.import', { url, file: null });
  URL.revokeObjectURL(url);
  return result;
}

const counts = { tasks: 0, connections: 0, tools: 0, settings: false, present: 0, skipped: 0 };

test('an export holds no key, answer, draft or open call', async () => {
  const { text, unreadable } = await exportOf(await fullWorld());
  expect(text).not.toContain('KEEP');
  expect(unreadable).toBe(1);
  expect(Object.keys(JSON.parse(text).items).toSorted()).toEqual([
    'connection:office',
    'log:a',
    'settings',
    'task:a',
    'task:b',
    'task:c',
    'tool-library',
    'tools:a',
  ]);
});

test('it comes back elsewhere as it was, with nothing under way and its connection without a key', async () => {
  const { text } = await exportOf(await fullWorld());
  const there = backgroundWorld();
  await there.ports.local.set({ [keys.apiKey('office')]: seal('of another address') });
  const value = { ...counts, tasks: 3, connections: 1, tools: 1, settings: true };
  expect(await importInto(there, text)).toEqual({ ok: true, value });
  expect(there.storage.dump('local')).toEqual({
    [keys.connection('office')]: seal(
      buildConnection({ health: { state: 'no-key', at: testNow }, troubleTold: true }),
    ),
    [keys.task('a')]: seal(buildTask('a')),
    [keys.task('b')]: seal(buildTask('b', { watch: 'paused' })),
    [keys.task('c')]: seal(buildTask('c', { creation: { state: 'unknown', since: 5 } })),
    [keys.log('a')]: seal(log),
    [keys.tools('a')]: seal([tool]),
    [keys.library]: seal([tool]),
    [keys.settings]: seal(settings),
  });
  const schedule = await read(there.storage.session, keys.schedule, storedScheduleSchema);
  expect(schedule).toMatchObject({
    stopped: { office: 0 },
    tasks: { a: { pace: 'open' }, b: { pace: 'idle' }, c: { pace: 'idle' } },
  });
});

test('a second import changes nothing', async () => {
  const world = await fullWorld();
  const { text } = await exportOf(world);
  const before = world.storage.dump('local');
  const value = { ...counts, present: 5, settings: true };
  expect(await importInto(world, text)).toEqual({ ok: true, value });
  expect(world.storage.dump('local')).toEqual(before);
});

const settingsFile = (imported: Settings) =>
  JSON.stringify({ format: 'beckon-export', items: { [keys.settings]: seal(imported) } });

test('settings that cannot be read are set aside when others come in their place', async () => {
  const world = backgroundWorld();
  const damaged = { v: 1, data: 'half of them' };
  await world.ports.local.set({ [keys.settings]: damaged });
  await importInto(world, settingsFile(settings));
  expect(world.storage.dump('local')).toEqual({
    [keys.settings]: seal(settings),
    [keys.quarantine(keys.settings, testNow)]: damaged,
  });
});

test('what stands on the desktop goes when the settings that come hide details', async () => {
  const cleared: string[] = [];
  const world = backgroundWorld({
    notifications: {
      raise: async () => {},
      reword: async () => {},
      shown: async () => ['request:a:call-1'],
      async clear(id) {
        cleared.push(id);
      },
    },
  });
  await importInto(world, settingsFile(settings));
  expect(cleared).toEqual([]);
  await importInto(world, settingsFile({ ...settings, hideDetails: true }));
  expect(cleared).toEqual(['request:a:call-1']);
});

test('no file changes the address of a connection that is here', async () => {
  const world = await fullWorld();
  const evil = buildConnection({ baseUrl: 'https://evil.example/api/v1' });
  const file = { format: 'beckon-export', items: { [keys.connection('office')]: seal(evil) } };
  expect(await importInto(world, JSON.stringify(file))).toEqual({
    ok: true,
    value: { ...counts, present: 1 },
  });
  expect(world.storage.dump('local')[keys.connection('office')]).toEqual(seal(buildConnection()));
});

test('what is unreadable, without its connection or none of ours is skipped and counted', async () => {
  const world = backgroundWorld();
  const items = {
    [keys.connection('x')]: seal(buildConnection({ id: 'x', baseUrl: 'ftp://a.example' })),
    [keys.connection('y')]: seal(buildConnection({ id: 'other' })),
    [keys.connection('z')]: seal(buildConnection({ id: 'z', baseUrl: 'https://a.example/' })),
    [keys.connection('new')]: { ...seal(buildConnection({ id: 'new' })), v: 99 },
    [keys.task('a')]: seal(buildTask('a', { connectionId: 'nowhere' })),
    [keys.task('b')]: seal({ id: 'b' }),
    [keys.apiKey('x')]: seal('a key'),
    'task:a:b': seal(buildTask('a:b')),
    'call:a': seal([{ ...tool, name: 'another' }]),
    [keys.library]: seal([tool, { ...tool, name: 'no name' }]),
  };
  const text = JSON.stringify({ format: 'beckon-export', items });
  const value = { ...counts, tools: 1, skipped: 10 };
  expect(await importInto(world, text)).toEqual({ ok: true, value });
  expect(world.storage.dump('local')).toEqual({ [keys.library]: seal([tool]) });
});

test('the same task of the same service is not watched twice', async () => {
  const world = await fullWorld();
  const same = buildTask('elsewhere', { creation: buildTask('a').creation });
  const text = JSON.stringify({
    format: 'beckon-export',
    items: { [keys.task('elsewhere')]: seal(same) },
  });
  const value = { ...counts, present: 1 };
  expect(await importInto(world, text)).toEqual({ ok: true, value });
});

test('one with the same id at another service is another', async () => {
  const home = 'https://home.example.net/api/v1';
  const world = await fullWorld();
  const items = {
    [keys.connection('home')]: seal(buildConnection({ id: 'home', baseUrl: home })),
    [keys.task('there')]: seal({ ...buildTask('a'), id: 'there', connectionId: 'home' }),
  };
  const text = JSON.stringify({ format: 'beckon-export', items });
  const value = { ...counts, tasks: 1, connections: 1 };
  expect(await importInto(world, text)).toEqual({ ok: true, value });
});

test.each(['', 'no JSON', '[]', '{"items":{}}', '{"format":"beckon-export"}'])(
  '%j is no export',
  async (text) => {
    const error = { code: 'invalid' };
    expect(await importInto(backgroundWorld(), text)).toEqual({ ok: false, error });
  },
);

test('a file that is gone by now changes nothing', async () => {
  const { ports, storage } = backgroundWorld();
  const url = URL.createObjectURL(new Blob([settingsFile(settings)]));
  URL.revokeObjectURL(url);
  const error = { code: 'invalid' };
  expect(await handleCommand(ports, 'data.import', { url, file: null })).toEqual({
    ok: false,
    error,
  });
  expect(storage.dump('local')).toEqual({});
});

test('what is still being imported is deleted, too', async () => {
  const { text } = await exportOf(await fullWorld());
  const there = backgroundWorld();
  await Promise.all([importInto(there, text), handleCommand(there.ports, 'data.delete-all', null)]);
  expect(there.storage.dump('local')).toEqual({});
});

test('deleted is everything, and a change under way brings nothing back', async () => {
  const world = await fullWorld();
  const { ports, storage } = world;
  const paused = { type: 'watch-set', watch: 'paused' } as const;
  const [deleted] = await Promise.all([
    handleCommand(ports, 'data.delete-all', null),
    recordEvent(ports, 'a', paused),
    recordEvent(ports, 'b', { ...paused, watch: 'watched' }),
  ]);
  expect(deleted).toEqual({ ok: true, value: null });
  expect(storage.dump('local')).toEqual({});
  expect([...world.granted]).toEqual([]);
  expect(Object.keys(storage.dump('session'))).toEqual([
    keys.schedule,
    keys.scheduleStamp,
    keys.glance,
  ]);
  const schedule = await read(storage.session, keys.schedule, storedScheduleSchema);
  expect(schedule).toEqual({ tasks: {}, stopped: {}, backoff: {}, storageFull: false });
});
