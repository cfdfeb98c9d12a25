import { expect, test } from 'vitest';
import { clientOf, key, reply } from '../loopback-server';

test('asks the service to test the key', async () => {
  const { extras, requests } = await clientOf(reply(200, { success: true, data: 'ok' }));
  expect(await extras.check()).toEqual({ ok: true, value: null });
  expect(requests).toMatchObject([
    { method: 'GET', url: '/api/v1/check', headers: { 'x-api-key': key }, body: '' },
  ]);
});

test.each([
  [reply(200, { success: false, error: 'Invalid API key' }), 'refused-key'],
  [reply(200, '<p>Hello'), 'not-json'],
  [reply(200, { status: 'ok' }), 'unexpected-shape'],
  [reply(404, ''), 'refused'],
])('fails otherwise', async (answer, code) => {
  const { extras } = await clientOf(answer);
  expect(await extras.check()).toMatchObject({ ok: false, error: { code } });
});
