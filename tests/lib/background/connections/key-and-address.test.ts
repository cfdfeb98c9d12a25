import { handleCommand } from '@/lib/background/handle-command';
import { readWithKey } from '@/lib/background/connections/link';
import { reconcile } from '@/lib/background/reconcile';
import type { StorageArea } from '@/lib/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildSave, buildTask } from '../../../support/build-task';
import { settle } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

const elsewhere = 'https://elsewhere.example.net';

/**
 * A background with one watched task. Notes the requests with their keys, and can move the
 * connection.
 */
async function movingWorld(keyKept: Connection['keyKept']) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push(`${new URL(url).origin} ${headers.get('x-api-key')}`);
    return Response.json({ success: true, data: { status: 'running' } });
  };
  const { ports, storage } = backgroundWorld({
    network: { fetch, online: () => true },
    // Locks of its own, so that what one test leaves unanswered does not block another.
    locks: new MemoryLocks().of({}),
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection({ keyKept })),
    [keys.apiKey('office')]: seal(keyKept === 'disk' ? 'old-key' : null),
    [keys.task('a')]: seal(buildTask('a')),
  });
  if (keyKept === 'session')
    await storage.session.set({ [keys.apiKey('office')]: seal('old-key') });
  const move = buildSave({ address: elsewhere, keyKept });
  return {
    ports,
    storage,
    asked,
    move: (local: StorageArea = ports.local, changes: { readonly address?: string } = {}) =>
      handleCommand({ ...ports, local }, 'connection.save', { ...move, ...changes }),
  };
}

/** A storage area that calls `happens` just before the connection's key is read. */
function before(area: StorageArea, happens: () => Promise<unknown>): StorageArea {
  return {
    ...area,
    async get(wanted) {
      if (wanted.includes(keys.apiKey('office'))) await happens();
      return area.get(wanted);
    },
  };
}

test.each(['disk', 'session'] as const)(
  'on the %s: of a connection that moves while a wake begins, no key goes to the other address',
  async (keyKept) => {
    const world = await movingWorld(keyKept);
    const moving = () => Promise.race([world.move(), settle()]);
    const area = keyKept === 'disk' ? 'local' : 'session';
    await reconcile({ ...world.ports, [area]: before(world.ports[area], moving) });
    await settle();
    await reconcile(world.ports);
    for (const one of world.asked) {
      expect(['https://api.example.net old-key', `${elsewhere} new-key`]).toContain(one);
    }
  },
);

test('a key tried on the old address is the old one, even while the connection moves', async () => {
  const world = await movingWorld('disk');
  const moving = () => Promise.race([world.move(), settle()]);
  await handleCommand(
    { ...world.ports, local: before(world.ports.local, moving) },
    'connection.test',
    { id: 'office', address: 'https://api.example.net', key: null, allowPlainHttp: false },
  );
  expect(world.asked).toEqual(['https://api.example.net old-key']);
});

test('a move that cannot be written leaves the old address without the new key', async () => {
  const world = await movingWorld('session');
  const full = async () => {
    throw new Error('QUOTA_BYTES quota exceeded');
  };
  await world.move({ ...world.ports.local, set: full });
  await reconcile(world.ports);
  expect(world.asked.filter((one) => one.includes('new-key'))).toEqual([]);
  await world.move();
  // The old address was asked just now, so this check is made 60 s before it is due.
  await reconcile(world.ports, 60_000);
  expect(world.asked).toContain(`${elsewhere} new-key`);
});

test('a worker that dies over a move leaves the old address without the new key', async () => {
  const { ports, storage, move } = await movingWorld('session');
  const dies = () => new Promise<void>(() => {});
  await Promise.race([move({ ...ports.local, set: dies }), settle()]);
  expect(storage.dump('session')[keys.apiKey('office')]).toBeUndefined();
});

test.each([
  ['another address', {}],
  ['another key', { address: 'https://api.example.net' }],
])('%s that the disk does not take leaves the key in memory as it was', async (_, changes) => {
  const { ports, storage, move } = await movingWorld('session');
  const refuse = async () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
  const reply = await move({ ...ports.local, set: refuse }, changes);
  expect(reply).toEqual({ ok: false, error: { code: 'storage-full' } });
  expect(storage.dump('session')[keys.apiKey('office')]).toEqual(seal('old-key'));
});

test('another key for the disk, which does not take it, is not left in memory instead', async () => {
  const { ports, storage, move } = await movingWorld('disk');
  const refuse = async () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
  await move({ ...ports.local, set: refuse }, { address: 'https://api.example.net' });
  expect(storage.dump('session')[keys.apiKey('office')]).toBeUndefined();
});

test('a key for memory alone is not written to the disk, not even for a moment', async () => {
  const { ports, move } = await movingWorld('session');
  const written: string[] = [];
  const set: StorageArea['set'] = async (items) => {
    written.push(JSON.stringify(items));
    await ports.local.set(items);
  };
  await move({ ...ports.local, set });
  expect(written.join()).toContain(elsewhere);
  expect(written.join()).not.toContain('new-key');
});

test.each(['disk', 'session'] as const)(
  'a connection that a file brings finds no key here (%s) that was given for another address',
  async (keyKept) => {
    const { ports, storage } = backgroundWorld();
    await storage[keyKept === 'disk' ? 'local' : 'session'].set({
      [keys.apiKey('office')]: seal('old-key'),
    });
    const items = { [keys.connection('office')]: seal(buildConnection({ keyKept })) };
    const file = new Blob([JSON.stringify({ format: 'beckon-export', items })]);
    await handleCommand(ports, 'data.import', { url: '', file });
    const found = await readWithKey(ports, 'office');
    expect(found).toMatchObject({ connection: { keyKept }, key: null });
  },
);
