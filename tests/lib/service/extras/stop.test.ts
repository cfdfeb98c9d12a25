import { stop } from '@/lib/service/extras/stop';
import { describe, expect, test } from 'vitest';
import { key, reply, serve } from '../loopback-server';

describe.each([
  ['run', '/api/v1/task/t/run/stop'],
  ['task', '/api/v1/task/t/stop'],
] as const)('the %s', (what, url) => {
  test('puts, with the key and without a body', async () => {
    const { transport, requests } = await serve(reply(200, { success: true }));
    expect(await stop(transport, 't', what)).toEqual({ ok: true, value: null });
    expect(requests).toMatchObject([{ method: 'PUT', url, body: '' }]);
    expect(requests[0]?.headers['x-api-key']).toBe(key);
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('takes any 2xx for a yes', async () => {
    const { transport } = await serve(reply(204, ''));
    expect(await stop(transport, 't', what)).toEqual({ ok: true, value: null });
  });

  test('is told when the service refuses', async () => {
    const body = { success: false, error: 'Run already completed' };
    const { transport } = await serve(reply(200, body));
    expect(await stop(transport, 't', what)).toEqual({
      ok: false,
      error: { code: 'refused', httpStatus: 200, message: 'Run already completed' },
    });
  });
});
