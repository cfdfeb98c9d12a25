import { submitToolInput } from '@/lib/service/submit-tool-input';
import { expect, test } from 'vitest';
import { key, reply, serve } from './loopback-server';

test('posts the input exactly as it is', async () => {
  const { transport, requests } = await serve(reply(200, { success: true }));
  const input = '[{"label":"Straße ☂\\n\u2028","value":"\uD800"}]';
  const toolCallId = ' "c"\u0000 ';
  expect(await submitToolInput(transport, 'a/b', { toolCallId, input })).toEqual({
    ok: true,
    value: null,
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/task/a%2Fb/run/tool-input',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  });
  expect(JSON.parse(requests[0]!.body)).toEqual({ input, toolCallId });
});

test.each([
  [204, ''],
  [200, ''],
  [202, 'OK'],
  [200, '{"success":'],
  [200, null],
  [200, []],
  [200, { success: true, data: '<p>anything' }],
  [201, { status: 'accepted' }],
])('HTTP %i with %j is accepted', async (status, body) => {
  const { transport } = await serve(reply(status, body));
  expect(await submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' })).toEqual({
    ok: true,
    value: null,
  });
});

test.each(['<!doctype html><title>Log in</title>', '\n  <html>'])(
  'a web page is not, %j: a network that wants a log-in answers in the place of the service',
  async (page) => {
    const { transport } = await serve(reply(200, page));
    const error = { code: 'not-json', httpStatus: 200 };
    expect(await submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' })).toEqual({
      ok: false,
      error,
    });
  },
);

test('a body that breaks off is not', async () => {
  const { transport } = await serve((response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"success":', () => response.socket?.resetAndDestroy());
  });
  const error = { code: 'unreachable' };
  expect(await submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' })).toEqual({
    ok: false,
    error,
  });
});
