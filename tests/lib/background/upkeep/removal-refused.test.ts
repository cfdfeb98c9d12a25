import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startService } from '../../../service/start-service';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildSave } from '../../../support/build-task';

/** A disk that is nearly full: it has room for what is written, and then none for a removal. */
async function aWorld() {
  const service = await startService();
  const { ports, storage } = backgroundWorld();
  await ports.local.set({
    [keys.connection('office')]: seal(buildConnection({ baseUrl: service.baseUrl })),
    [keys.apiKey('office')]: seal(service.key),
  });
  const noSpace = new Error('no space to remove what is stored');
  vi.spyOn(ports.local, 'remove').mockRejectedValue(noSpace);
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = (prefix: string) =>
    Object.keys(storage.dump('local')).filter((key) => key.startsWith(prefix));
  return {
    service,
    ports,
    stored,
    dump: () => storage.dump('local'),
    [Symbol.asyncDispose]: () => service.stop(),
  };
}

test('a task that is there has started, though its draft stays', async () => {
  await using world = await aWorld();
  const { ports, service } = world;
  const task = { connectionId: 'office', instruction: 'Pick one', agent: 'A', tools: [] };
  expect(await handleCommand(ports, 'task.create', task)).toMatchObject({ ok: true });
  expect(world.stored('task:')).toHaveLength(1);
  await vi.waitFor(() => expect(service.tasks).toHaveLength(1));
});

test.for(['disk', 'session'] as const)(
  'a connection that is there is saved, its key in %s',
  async (keyKept) => {
    await using world = await aWorld();
    const save = buildSave({ id: null, address: 'https://api.example.net', key: 'a key', keyKept });
    expect(await handleCommand(world.ports, 'connection.save', save)).toMatchObject({ ok: true });
    expect(world.stored('connection:')).toHaveLength(2);
    expect(JSON.stringify(world.dump()).includes('a key')).toBe(keyKept === 'disk');
  },
);

test('a connection that answers has passed its test', async () => {
  await using world = await aWorld();
  const { baseUrl: address } = world.service;
  const test = { id: 'office', address, key: null, allowPlainHttp: false };
  expect(await handleCommand(world.ports, 'connection.test', test)).toMatchObject({ ok: true });
});
