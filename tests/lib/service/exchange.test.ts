import { runStatus } from '@/lib/service/run-status';
import { submitToolInput } from '@/lib/service/submit-tool-input';
import type { ServiceError } from '@/lib/service/errors';
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { key, reply, serve, startServer } from './loopback-server';

const fine = JSON.stringify({ success: true, data: { status: 'running' } });
const maxBodyBytes = 5_000_000;

async function statusFrom(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  const { transport } = await serve(answer, timeoutMs === undefined ? {} : { timeoutMs });
  return runStatus(transport, 't');
}

const failure = (code: ServiceError['code'], rest = {}) => ({
  ok: false,
  error: { code, ...rest },
});

describe('every request', () => {
  const elsewhere = { baseUrl: 'https://h.example/api/v1', key, now: Date.now };

  test('is a plain one with the key, and no cookies, cache, referrer or redirects', async () => {
    const spy = vi.fn<typeof fetch>(async () => new Response(fine));
    await runStatus({ ...elsewhere, fetch: spy }, 't');
    const [url, init] = spy.mock.calls[0]!;
    expect(url).toBe('https://h.example/api/v1/task/t/run/status');
    expect(init).toMatchObject({
      method: 'GET',
      body: null,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    expect([...new Headers(init?.headers)]).toEqual([['x-api-key', key]]);
  });

  test('calls fetch as a function, as a native one demands', async () => {
    const receivers: unknown[] = [];
    const native: typeof fetch = async function native(this: unknown) {
      receivers.push(this);
      return new Response(fine);
    };
    await runStatus({ ...elsewhere, fetch: native }, 't');
    expect(receivers).toEqual([undefined]);
  });

  test('is not made with a key that no header can carry', async () => {
    const { transport, requests } = await serve(reply(200, fine), { key: 'clé\n☂' });
    const result = await runStatus(transport, 't');
    expect(result).toEqual(failure('refused-key', { message: null }));
    expect(requests).toEqual([]);
  });
});

describe('no answer', () => {
  test('a 200 without headers, which Chromium makes up when a service closes after a 100', async () => {
    const fetch = async () => new Response(null);
    const transport = { fetch, baseUrl: 'https://h.example/api/v1', key, now: Date.now };
    const sent = await submitToolInput(transport, 't', { toolCallId: 'c', input: '[]' });
    expect(sent).toEqual(failure('unreachable'));
  });

  test.each([
    ['a 204', new Response(null, { status: 204 })],
    ['a 200 with a body', new Response(Buffer.from(fine))],
  ])('is not what %s without headers is', async (_, response) => {
    const fetch = async () => response;
    const transport = { fetch, baseUrl: 'https://h.example/api/v1', key, now: Date.now };
    const sent = await submitToolInput(transport, 't', { toolCallId: 'c', input: '[]' });
    expect(sent).toEqual({ ok: true, value: null });
  });

  test('nobody listens', async () => {
    const { transport, stop } = await serve(reply(200, fine));
    await stop();
    expect(await runStatus(transport, 't')).toEqual(failure('unreachable'));
  });

  test('the connection is reset before the answer', async () => {
    expect(await statusFrom((response) => response.socket?.resetAndDestroy())).toEqual(
      failure('unreachable'),
    );
  });

  test('the connection is reset within the answer', async () => {
    const result = await statusFrom((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(fine, () => response.socket?.resetAndDestroy());
    });
    expect(result).toEqual(failure('unreachable'));
  });

  test('the service says nothing', async () => {
    expect(await statusFrom(() => {}, 50)).toEqual(failure('timed-out'));
  });

  test('the service has 20 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await statusFrom(reply(200, fine));
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  test('the service stops in the middle of the body', async () => {
    const result = await statusFrom((response) => {
      response.writeHead(200);
      response.write('{"success":');
    }, 150);
    expect(result).toEqual(failure('timed-out'));
  });

  test.each([301, 302, 303, 307, 308])(
    'a %i redirect, which takes no key along',
    async (status) => {
      const elsewhere = await startServer(reply(200, fine));
      const location = `${elsewhere.origin}/api/v1/task/t/run/status`;
      const { transport, requests } = await serve(reply(status, '', { location }));
      expect(await runStatus(transport, 't')).toEqual(failure('redirected'));
      expect(await submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' })).toEqual(
        failure('redirected'),
      );
      expect(requests).toHaveLength(2);
      expect(elsewhere.requests).toEqual([]);
    },
  );
});

describe('the body', () => {
  const padded = (bytes: number) => fine + ' '.repeat(bytes - fine.length);

  test('may come slowly, in pieces that split a character', async () => {
    const bytes = Buffer.from(JSON.stringify({ data: { status: 'läuft ☂' } }));
    const result = await statusFrom((response) => {
      response.writeHead(200);
      let at = 0;
      const next = () => {
        if (at === bytes.length) response.end();
        else response.write(bytes.subarray(at, ++at), () => setImmediate(next));
      };
      next();
    });
    expect(result).toMatchObject({ ok: true, value: { status: 'läuft ☂' } });
  });

  test('may be as large as the limit', async () => {
    const body = padded(maxBodyBytes);
    const announced = { 'content-length': String(maxBodyBytes) };
    expect(await statusFrom(reply(200, body))).toMatchObject({ ok: true });
    expect(await statusFrom(reply(200, body, announced))).toMatchObject({ ok: true });
  });

  test('is refused up front when it announces more', async () => {
    const announce = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': String(maxBodyBytes + 1) });
      response.write(fine);
    };
    expect(await statusFrom(announce)).toEqual(failure('too-large'));
  });

  test('is refused when more comes, and the rest is not awaited', async () => {
    const endless = (response: ServerResponse) => {
      response.writeHead(200);
      response.write(padded(maxBodyBytes + 1));
    };
    expect(await statusFrom(endless)).toEqual(failure('too-large'));
  });

  test.each([
    ['is announced', { 'content-length': String(maxBodyBytes + 1) }],
    ['comes', {}],
  ])('is let go of when too much %s', async (_, headers) => {
    const cancel = vi.fn();
    const pull = (more: ReadableStreamDefaultController) => more.enqueue(new Uint8Array(1_000_000));
    const response = new Response(new ReadableStream({ pull, cancel }), { headers });
    const { transport } = await serve(reply(200, fine), { fetch: async () => response });
    expect(await runStatus(transport, 't')).toEqual(failure('too-large'));
    expect(cancel).toHaveBeenCalledOnce();
  });

  test.each([
    ['announces too much', { 'content-length': String(maxBodyBytes + 1) }, fine],
    ['is too large', {}, padded(maxBodyBytes + 1)],
    ['does not end', {}, '{"success":'],
  ])('of a failure that %s does not hide when to ask again', async (_, headers, body) => {
    const slowDown = (response: ServerResponse) => {
      response.writeHead(429, { 'retry-after': '600', ...headers });
      response.write(body);
    };
    const error = { code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: 600_000 };
    expect(await statusFrom(slowDown, 2_500)).toEqual({ ok: false, error });
  });

  test.each([
    ['', 'not-json'],
    ['{"success":true,"data":{"sta', 'not-json'],
    ['<!doctype html>', 'not-json'],
    ['null', 'unexpected-shape'],
    ['[]', 'unexpected-shape'],
    ['"ok"', 'unexpected-shape'],
    ['{"success":true}', 'unexpected-shape'],
  ] as const)('%j is %s', async (body, code) => {
    expect(await statusFrom(reply(200, body))).toEqual(failure(code, { httpStatus: 200 }));
  });

  test('is not JSON when it ends within a character', async () => {
    const cut = Buffer.concat([Buffer.from(fine), Buffer.from('☂').subarray(0, 2)]);
    const result = await statusFrom((response) => response.writeHead(200).end(cut));
    expect(result).toEqual(failure('not-json', { httpStatus: 200 }));
  });

  test('may begin with a byte order mark', async () => {
    expect(await statusFrom(reply(200, `\uFEFF${fine}`))).toMatchObject({ ok: true });
  });
});
