import { recognise } from '@/lib/service/recognise';
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startService } from '../../service/start-service';
import { reply, serve } from './loopback-server';

const verdict = async (answer: (response: ServerResponse) => void) => {
  const { transport } = await serve(answer);
  return recognise(transport);
};

describe.each(['success-false', 'http-status'] as const)('a service, %s', (refuseWith) => {
  const start = async () => {
    const service = await startService({ refuseWith });
    onTestFinished(() => service.stop());
    return service;
  };

  test('is fine with its key, and got nothing but a read', async () => {
    const service = await start();
    expect(
      await recognise({ fetch, now: Date.now, baseUrl: service.baseUrl, key: service.key }),
    ).toEqual({
      ok: true,
      value: null,
    });
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['runs']);
  });

  test('refuses another key', async () => {
    const { baseUrl } = await start();
    const connection = { baseUrl, key: 'not-the-key' };
    expect(await recognise({ fetch, now: Date.now, ...connection })).toEqual({
      ok: false,
      error: { code: 'refused-key', message: 'Invalid API key' },
    });
  });

  test('is unreachable when it is gone', async () => {
    const service = await start();
    await service.stop();
    expect(
      await recognise({ fetch, now: Date.now, baseUrl: service.baseUrl, key: service.key }),
    ).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
  });
});

test.each([
  reply(200, { success: true, data: [], total: '0' }),
  reply(200, { data: [] }),
  reply(200, { success: false, error: 'Task not found' }),
  reply(404, { success: false, error: 'Task not found' }),
  reply(400, { success: false }),
])('an answer in the interface’s own form is fine', async (answer) => {
  expect(await verdict(answer)).toEqual({ ok: true, value: null });
});

test.each([
  [200, '<!doctype html><title>Welcome'],
  [404, '<h1>Not found</h1>'],
  [404, ''],
  [204, ''],
  [403, '<title>Just a moment</title>'],
  [200, { status: 'ok' }],
  [200, []],
  [200, 'true'],
  [404, { detail: 'Not Found' }],
  [404, { statusCode: 404, message: 'Cannot GET /api/v1', error: 'Not Found' }],
  [300, { success: true }],
  [304, ''],
])('HTTP %i with %j is something else', async (status, body) => {
  expect(await verdict(reply(status, body))).toEqual({
    ok: false,
    error: { code: 'other-interface', httpStatus: status },
  });
});

test.each([
  [401, '<h1>Unauthorized</h1>'],
  [401, { message: 'Unauthorized' }],
  [403, { message: 'Forbidden' }],
  [200, { success: false, error: 'API key is required' }],
])('HTTP %i with %j refuses the key', async (status, body) => {
  expect(await verdict(reply(status, body))).toMatchObject({ error: { code: 'refused-key' } });
});

test.each([
  [429, 'rate-limited'],
  [502, 'server-error'],
])('HTTP %i is %s', async (status, code) => {
  expect(await verdict(reply(status, '<h1>Sorry</h1>'))).toMatchObject({ error: { code } });
});

test('a redirect is not followed: the key goes to one address only', async () => {
  const elsewhere = await serve(reply(200, { success: true, data: [] }));
  const location = `${elsewhere.origin}/api/v1/task/x/runs`;
  expect(await verdict(reply(302, '', { location }))).toEqual({
    ok: false,
    error: { code: 'redirected' },
  });
  expect(elsewhere.requests).toEqual([]);
});
