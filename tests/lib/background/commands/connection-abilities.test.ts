import { storedAbilitiesSchema } from '@/lib/store/abilities';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../../service/start-service';
import { askBackground } from '../../../support/ask-background';
import { reply, startServer } from '../../service/loopback-server';

const start = async (extras: boolean) => {
  const service = await startService({ extras });
  onTestFinished(() => service.stop());
  return service;
};

type Background = ReturnType<typeof askBackground>;
const known = ({ storage }: Background, id: string) =>
  read(storage.local, keys.abilities(id), storedAbilitiesSchema);
const done = { ok: true, value: null };

test('asks once, and remembers', async () => {
  const service = await start(true);
  const background = askBackground();
  const { id } = await background.connect(service);
  expect(await background.ask('connection.abilities', { id })).toEqual(done);
  const found = { check: true, tasks: true, result: true, stopRun: true, stopTask: true };
  expect(await known(background, id)).toEqual({ baseUrl: service.baseUrl, has: found });
  const before = service.requests.length;
  expect(await background.ask('connection.abilities', { id })).toEqual(done);
  expect(service.requests).toHaveLength(before);
});

test('asks once for all pages that want to know', async () => {
  const service = await start(true);
  const background = askBackground();
  const { id } = await background.connect(service);
  await Promise.all([1, 2, 3].map(() => background.ask('connection.abilities', { id })));
  const checks = service.requests.filter(({ path }) => path.endsWith('/check'));
  expect(checks).toHaveLength(1);
});

test('asks again at another address', async () => {
  const [one, other] = [await start(true), await start(false)];
  const background = askBackground();
  const { id } = await background.connect(one);
  await background.ask('connection.abilities', { id });
  await background.connect(other);
  await background.ask('connection.abilities', { id });
  expect(await known(background, id)).toMatchObject({
    baseUrl: other.baseUrl,
    has: { check: false, result: false, stopRun: false },
  });
});

test.each([
  [429, 'rate-limited'],
  [503, 'server-error'],
])('learns nothing from a failure, and leaves a service alone: HTTP %i', async (status, code) => {
  const server = await startServer(reply(status, '', { 'retry-after': '60' }));
  const background = askBackground();
  const { id } = await background.connect({ baseUrl: `${server.origin}/api/v1`, key: 'k' });
  const wait = { retryAfterMs: 60_000 };
  expect(await background.ask('connection.abilities', { id })).toMatchObject({
    error: { code, ...wait },
  });
  expect(await background.ask('connection.abilities', { id })).toMatchObject({
    ok: false,
    error: { code: 'rate-limited', ...wait },
  });
  expect(server.requests).toHaveLength(1);
  expect(await known(background, id)).toBeNull();
});

test('a service that is gone is no reason to back off: nobody needs what it may have', async () => {
  const service = await start(true);
  const background = askBackground();
  const { id } = await background.connect(service);
  await service.stop();
  const gone = { ok: false, error: { code: 'unreachable' } };
  expect(await background.ask('connection.abilities', { id })).toEqual(gone);
  expect(background.storage.dump('session')).toEqual({});
  await service.restart();
  expect(await background.ask('connection.abilities', { id })).toEqual(done);
});

test('asks nothing without permission', async () => {
  const service = await start(true);
  const background = askBackground();
  const { id } = await background.connect(service);
  background.granted.current = false;
  expect(await background.ask('connection.abilities', { id })).toEqual({
    ok: false,
    error: { code: 'no-permission' },
  });
  expect(service.requests).toEqual([]);
});

test('is forgotten with its connection, also one removed meanwhile', async () => {
  const service = await start(true);
  const background = askBackground();
  const { id } = await background.connect(service);
  await background.ask('connection.abilities', { id });
  await background.ask('connection.remove', { id, tasks: 'remove' });
  expect(background.storage.dump('local')).toEqual({});

  service.misbehave({ how: { kind: 'delay', ms: 50 } });
  await background.connect(service);
  const asking = background.ask('connection.abilities', { id });
  await background.ask('connection.remove', { id, tasks: 'remove' });
  await asking;
  expect(background.storage.dump('local')).toEqual({});
});
