import { check } from '@/lib/service/extras/check';
import { expect, test } from 'vitest';
import { key, reply, serve } from '../loopback-server';

test('asks the service to test the key', async () => {
  const { transport, requests } = await serve(reply(200, { success: true, data: 'ok' }));
  expect(await check(transport)).toEqual({ ok: true, value: null });
  expect(requests).toMatchObject([
    { method: 'GET', url: '/api/v1/check', headers: { 'x-api-key': key }, body: '' },
  ]);
});

test.each([
  [reply(200, { success: false, error: 'Invalid API key' }), 'refused-key'],
  [reply(200, '<p>Hello'), 'not-json'],
  [reply(200, { status: 'ok' }), 'unexpected-shape'],
  [reply(200, { success: 0, message: 'No such route' }), 'unexpected-shape'],
  [reply(404, ''), 'refused'],
])('fails otherwise', async (answer, code) => {
  const { transport } = await serve(answer);
  expect(await check(transport)).toMatchObject({ ok: false, error: { code } });
});
