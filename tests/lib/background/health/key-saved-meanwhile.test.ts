import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import type { StorageArea } from '@/lib/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildSave, buildTask, testNow } from '../../../support/build-task';
import { refusedKey, settle } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

/** A storage area that calls `happens` after the nth reading of a key. */
function after(nth: number, area: StorageArea, happens: () => Promise<unknown>): StorageArea {
  let reads = 0;
  return {
    ...area,
    async get(wanted) {
      const found = await area.get(wanted);
      if (wanted.includes(keys.apiKey('office')) && (reads += 1) === nth) await happens();
      return found;
    },
  };
}

test('that a key was refused is not held against the one that is saved meanwhile', async () => {
  const asked: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const key = new Request(input, init).headers.get('x-api-key');
    asked.push(key);
    return key === 'old-key'
      ? refusedKey()
      : Response.json({ success: true, data: { status: 'running' } });
  };
  const { ports, storage } = backgroundWorld({
    network: { fetch, online: () => true },
    locks: new MemoryLocks().of({}),
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('old-key'),
    [keys.task('a')]: seal(buildTask('a')),
  });
  const save = () => handleCommand(ports, 'connection.save', buildSave());
  // The key is read three times: to see whether it is there, to be sent, and to see whether it is
  // still the refused one.
  const saving = () => Promise.race([save(), settle()]);
  await reconcile({ ...ports, local: after(3, ports.local, saving) });
  await settle();
  const connection = await read(storage.local, keys.connection('office'), connectionSchema);
  expect(connection?.health).toEqual({ state: 'ok' });
  const later = { ...ports.clock, now: () => testNow + 60_000 };
  await reconcile({ ...ports, clock: later });
  expect(asked).toEqual(['old-key', 'new-key']);
});
