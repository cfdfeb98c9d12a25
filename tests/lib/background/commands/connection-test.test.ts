import { locks } from '@/lib/platform/locks';
import { slots } from '@/lib/background/work/slots';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startService, type ServiceOptions } from '../../../service/start-service';
import { buildBackoff, buildSchedule, testNow } from '../../../support/build-task';
import { askBackground } from '../../../support/ask-background';
import { reply, startServer } from '../../service/loopback-server';

const start = async (options: ServiceOptions = {}) => {
  const service = await startService(options);
  onTestFinished(() => service.stop());
  return service;
};

const typed = (address: string, key: string | null = 'typed-key') => ({
  id: null,
  address,
  key,
  allowPlainHttp: false,
});

describe('a connection not saved yet', () => {
  test('is fine, at an address as people type it', async () => {
    const service = await start();
    const { ask } = askBackground();
    const address = `${service.origin}/`;
    expect(await ask('connection.test', typed(address, service.key))).toEqual({
      ok: true,
      value: null,
    });
    // A `check` endpoint is not part of the interface, and nobody knows yet whether this service
    // has one.
    expect(service.requests.map(({ path }) => path)).toEqual([
      '/api/v1/task/beckon-connection-test/runs',
    ]);
  });

  test('is asked nothing at what is no address', async () => {
    expect(await askBackground().ask('connection.test', typed('ftp://127.0.0.1'))).toMatchObject({
      error: { code: 'bad-address' },
    });
  });

  test('is asked nothing without a key', async () => {
    const { origin, requests } = await start();
    expect(await askBackground().ask('connection.test', typed(origin, ' '))).toEqual({
      ok: false,
      error: { code: 'no-key' },
    });
    expect(requests).toEqual([]);
  });

  test('has a key that is refused', async () => {
    const { origin } = await start();
    expect(await askBackground().ask('connection.test', typed(origin))).toMatchObject({
      error: { code: 'refused-key' },
    });
  });

  test('is unreachable', async () => {
    const service = await start();
    await service.stop();
    expect(await askBackground().ask('connection.test', typed(service.origin))).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
  });

  test.each([
    [404, '<!doctype html>'],
    [200, '<!doctype html>'],
    [404, { detail: 'Not Found' }],
    [200, { name: 'another service' }],
  ])('is no service of this interface: HTTP %i %j', async (status, body) => {
    const { origin } = await startServer(reply(status, body));
    expect(await askBackground().ask('connection.test', typed(origin))).toEqual({
      ok: false,
      error: { code: 'other-interface', httpStatus: status },
    });
  });

  test('says until when it wants rest, without a clock of its own', async () => {
    const until = { 'retry-after': new Date(testNow + 60_000).toUTCString() };
    const { origin } = await startServer((response) => {
      response.sendDate = false;
      reply(429, '', until)(response);
    });
    expect(await askBackground().ask('connection.test', typed(origin))).toMatchObject({
      error: { code: 'rate-limited', retryAfterMs: 60_000 },
    });
  });

  test('is not asked before the browser allows it', async () => {
    const service = await start();
    const background = askBackground();
    background.granted.current = false;
    expect(await background.ask('connection.test', typed(service.origin))).toEqual({
      ok: false,
      error: { code: 'no-permission' },
    });
    expect(service.requests).toEqual([]);
  });
});

describe('a saved connection', () => {
  const saved = async (extras: boolean) => {
    const service = await start({ extras });
    const background = askBackground();
    const { id } = await background.connect(service);
    await background.ask('connection.abilities', { id });
    const asked = () => service.requests.slice(before).map(({ path }) => path);
    const before = service.requests.length;
    const again = () => background.ask('connection.test', { ...typed(service.origin, null), id });
    return { service, background, id, asked, again };
  };
  const runs = '/api/v1/task/beckon-connection-test/runs';

  test('is asked by the service’s own test of a key where there is one', async () => {
    const { asked, again } = await saved(true);
    expect(await again()).toMatchObject({ ok: true });
    expect(asked()).toEqual(['/api/v1/check']);
  });

  test('is asked by the documented interface elsewhere', async () => {
    const { asked, again } = await saved(false);
    expect(await again()).toMatchObject({ ok: true });
    expect(asked()).toEqual([runs]);
  });

  test('is asked by the documented interface when that test is gone', async () => {
    const { service, asked, again } = await saved(true);
    service.misbehave({ match: { path: 'other' }, how: { kind: 'status', code: 404 } });
    expect(await again()).toMatchObject({ ok: true });
    expect(asked()).toEqual(['/api/v1/check', runs]);
  });

  test('is looked at anew after a test that is fine, and only then', async () => {
    const { service, background, id, again } = await saved(true);
    const remembered = () => keys.abilities(id) in background.storage.dump('local');
    await service.stop();
    expect(await again()).toMatchObject({ error: { code: 'unreachable' } });
    expect(remembered()).toBe(true);
    await service.restart();
    expect(await again()).toMatchObject({ ok: true });
    expect(remembered()).toBe(false);
  });

  test('out of reach is known to be, until it answers', async () => {
    const { service, background, id, again } = await saved(false);
    const failing = async () =>
      Object.keys(
        (await read(background.storage.session, keys.schedule, storedScheduleSchema))?.backoff ??
          {},
      );
    await service.stop();
    expect(await again()).toMatchObject({ error: { code: 'unreachable' } });
    expect(await failing()).toEqual([id]);
    await service.restart();
    expect(await again()).toMatchObject({ ok: true });
    expect(await failing()).toEqual([]);
  });

  test('is not asked before its service allows, at another address it is', async () => {
    const { service, background, id, asked, again } = await saved(false);
    const askedUntil = testNow + 60_000;
    const backoff = buildBackoff({ cause: 'rate-limited', until: askedUntil, askedUntil });
    await background.storage.session.set(
      sealSchedule(buildSchedule([], { backoff: { [id]: backoff } })),
    );
    expect(await again()).toMatchObject({
      ok: false,
      error: { code: 'rate-limited', retryAfterMs: 60_000 },
    });
    expect(asked()).toEqual([]);
    const elsewhere = { ...typed(`${service.origin}/other`, service.key), id };
    await background.ask('connection.test', elsewhere);
    expect(asked()).not.toEqual([]);
  });

  test('waits for nothing that its service is slow with, if another address is tested', async () => {
    const { service, background, id, asked } = await saved(false);
    const done = Promise.withResolvers<void>();
    const busy = slots.map((slot) => locks.run(`slot:${id}:${slot}`, () => done.promise));
    const elsewhere = { ...typed(`${service.origin}/other`, service.key), id };
    const tested = background.ask('connection.test', elsewhere);
    onTestFinished(async () => {
      done.resolve();
      await Promise.all([...busy, tested]);
    });
    await expect.poll(asked).not.toEqual([]);
  });

  test.each([429, 503])('is left alone by all once its service says so: HTTP %i', async (code) => {
    const { service, asked, again } = await saved(true);
    const headers = { 'retry-after': '60' };
    service.misbehave({ match: {}, how: { kind: 'status', code, headers } });
    expect(await again()).toMatchObject({ error: { retryAfterMs: 60_000 } });
    expect(asked()).toHaveLength(1);
    expect(await again()).toMatchObject({ error: { code: 'rate-limited', retryAfterMs: 60_000 } });
    expect(asked()).toHaveLength(1);
  });

  test('stops when the key it was saved with is refused, but not for another that is tried', async () => {
    const { service, background, id, again } = await saved(true);
    const health = () => background.storage.dump('local')[keys.connection(id)];
    const other = { ...typed(service.origin, 'another-key'), id };
    expect(await background.ask('connection.test', other)).toMatchObject({
      error: { code: 'refused-key' },
    });
    expect(health()).toMatchObject({ data: { health: { state: 'ok' } } });
    service.misbehave({ match: {}, how: { kind: 'status', code: 401 } });
    expect(await again()).toMatchObject({ error: { code: 'refused-key' } });
    expect(health()).toMatchObject({ data: { health: { state: 'refused-key' } } });
  });

  test('is asked nothing once its key has gone with the browser', async () => {
    const service = await start();
    const background = askBackground();
    const { id } = await background.connect(service, { keyKept: 'session' });
    const again = { ...typed(service.origin, null), id };
    expect(await background.ask('connection.test', again)).toEqual({
      ok: false,
      error: { code: 'no-key' },
    });
    expect(service.requests).toEqual([]);
  });

  test('keeps its key from another address', async () => {
    const { background, id } = await saved(true);
    const elsewhere = await startServer(reply(200, { success: true, data: [] }));
    const moved = { ...typed(elsewhere.origin, null), id };
    expect(await background.ask('connection.test', moved)).toEqual({
      ok: false,
      error: { code: 'no-key' },
    });
    expect(elsewhere.requests).toEqual([]);
  });
});
