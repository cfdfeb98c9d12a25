import { probe } from '@/lib/service/extras/probe';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startService } from '../../../service/start-service';
import { reply, serve } from '../loopback-server';

const nothing = { check: false, tasks: false, result: false, stopRun: false, stopTask: false };
const everything = { check: true, tasks: true, result: true, stopRun: true, stopTask: true };

const isExtra = /\/(?:check|tasks\?page=1&limit=1|run\/result|run\/stop|stop)$/;

/** A service that answers its own endpoints one way, and any other address another way. */
async function serviceOf(known: Answer, unknown: Answer) {
  return serve((response) => {
    const answer = isExtra.test(response.req.url ?? '') ? known : unknown;
    answer(response);
  });
}
type Answer = (response: ServerResponse) => void;

const yes = reply(200, { success: true, data: 'ok' });
const noTask = reply(200, { success: false, error: 'Task not found' });
const noPage = reply(404, '<pre>Cannot GET it</pre>');

describe.each(['success-false', 'http-status'] as const)('the local service, %s', (refuseWith) => {
  const start = async (extras: boolean) => {
    const service = await startService({ extras, refuseWith });
    onTestFinished(() => service.stop());
    const { baseUrl, key } = service;
    return { service, transport: { fetch, now: Date.now, baseUrl, key } };
  };

  test('has everything with its extras', async () => {
    const { service, transport } = await start(true);
    expect(await probe(transport)).toEqual({ ok: true, value: everything });
    expect(service.requests.length).toBeLessThanOrEqual(15);
  });

  test('has nothing without', async () => {
    const { service, transport } = await start(false);
    expect(await probe(transport)).toEqual({ ok: true, value: nothing });
    expect(service.requests.length).toBeLessThanOrEqual(15);
  });
});

test('a service that says yes, or refuses a made-up task, has the endpoint', async () => {
  for (const answer of [yes, noTask]) {
    const { transport } = await serviceOf(answer, noPage);
    expect(await probe(transport)).toEqual({ ok: true, value: everything });
  }
});

test('a made-up id may upset a service that has the endpoint', async () => {
  const upset = reply(500, { success: false, error: 'invalid input syntax for type uuid' });
  const { transport } = await serviceOf(upset, noPage);
  expect(await probe(transport)).toMatchObject({ value: everything });
});

test('a 405 is about the method, whatever its words', async () => {
  const { transport } = await serviceOf(reply(405, { success: false, error: 'Not so' }), noPage);
  expect(await probe(transport)).toEqual({ ok: true, value: nothing });
});

test('more than anybody reads is no answer of the interface', async () => {
  const huge = reply(200, `{"success":true,"data":"${'x'.repeat(5_000_000)}"}`);
  const { transport } = await serviceOf(huge, noPage);
  expect(await probe(transport)).toEqual({ ok: true, value: nothing });
});

describe('a service has nothing when its answer is', () => {
  test.each([
    ['404 without words', reply(404, '')],
    ['404 with HTML', noPage],
    ['404 of another kind', reply(404, { detail: 'Not Found' })],
    ['405', reply(405, { success: false, error: 'Method not allowed' })],
    ['501', reply(501, '')],
    ['500 without words', reply(500, 'Oops')],
    ['a page of its own', reply(200, '<!doctype html>')],
    ['other JSON', reply(200, { status: 'ok' })],
    ['a success of another kind', reply(200, { success: 0, message: 'No such route' })],
    ['nothing', reply(204, '')],
    ['the same words for every address', reply(404, { success: false, error: 'Not found' })],
    ['the same words with 200', reply(200, { success: false, error: 'Unknown endpoint' })],
    ['words that are never the same twice', reply404Anew],
    [
      'words that repeat the address',
      (response: ServerResponse) =>
        reply(404, { success: false, error: `No ${response.req.url}` })(response),
    ],
  ])('%s', async (_, answer) => {
    const { transport, requests } = await serve(answer);
    expect(await probe(transport)).toEqual({ ok: true, value: nothing });
    expect(requests.length).toBeLessThanOrEqual(15);
  });
});

/** As some do that put the number of the request into their words. */
function reply404Anew(response: ServerResponse): void {
  reply(404, { success: false, error: `Not found (request ${randomUUID()})` })(response);
}

/** What some services do at an address where they have nothing: redirect, or refuse the key. */
const elsewhere = [
  ['leads on to a sign-in', reply(302, '', { location: '/sign-in' })],
  ['wants another key', reply(401, { success: false, error: 'Unauthorized' })],
  ['forbids', reply(403, { message: 'Missing Authentication Token' })],
] as const;

describe.each(elsewhere)('a service that %s at what it does not have', (_, guard) => {
  const serviceWith = (own: RegExp) =>
    serve((response) => {
      const { url = '' } = response.req;
      const runs = /\/runs\?/.test(url) ? noTask : guard;
      const answer = own.test(url) ? (url.endsWith('/check') ? yes : noTask) : runs;
      answer(response);
    });

  test('has what answers otherwise', async () => {
    const { transport, requests } = await serviceWith(/\/(?:check|run\/result)$/);
    expect(await probe(transport)).toEqual({
      ok: true,
      value: { ...nothing, check: true, result: true },
    });
    expect(requests.length).toBeLessThanOrEqual(15);
  });

  test('may have nothing at all', async () => {
    const { transport } = await serviceWith(/^$/);
    expect(await probe(transport)).toEqual({ ok: true, value: nothing });
  });
});

describe.each([
  [reply(200, { success: false, error: 'Invalid API key' }), 'refused-key'],
  [reply(302, '', { location: '/sign-in' }), 'redirected'],
])('where all of a service answers so, nothing is learned', (answer, code) => {
  test(code, async () => {
    const { transport, requests } = await serve(answer);
    expect(await probe(transport)).toMatchObject({ ok: false, error: { code } });
    expect(requests).toHaveLength(2);
  });
});

test('a wish for rest is heard where another answer had to be made sure of', async () => {
  const slowDown = reply(429, '', { 'retry-after': '300' });
  const { transport, requests } = await serve((response) => {
    const answer = response.req.url?.includes('/runs?') ? slowDown : elsewhere[1][1];
    answer(response);
  });
  expect(await probe(transport)).toMatchObject({
    ok: false,
    error: { code: 'rate-limited', retryAfterMs: 300_000 },
  });
  expect(requests).toHaveLength(2);
});

test('nothing is learned where what all services have is something else’s', async () => {
  const { transport } = await serve((response) => {
    const answer = response.req.url?.includes('/runs?') ? noPage : elsewhere[1][1];
    answer(response);
  });
  expect(await probe(transport)).toMatchObject({ ok: false, error: { code: 'refused-key' } });
});

test('nothing is learned when the service breaks off at what cannot exist', async () => {
  const slowDown = reply(429, '', { 'retry-after': '300' });
  const { transport, requests } = await serviceOf(noTask, slowDown);
  expect(await probe(transport)).toMatchObject({ ok: false, error: { code: 'rate-limited' } });
  expect(requests).toHaveLength(2);
});

describe('nothing is learned, and nothing more is asked, after', () => {
  test.each([
    [reply(429, '', { 'retry-after': '60' }), 'rate-limited'],
    [reply(408, ''), 'server-error'],
    [reply(502, { success: false, error: 'Bad gateway' }), 'server-error'],
    [reply(503, { success: false, error: 'Starting' }), 'server-error'],
    [(response: ServerResponse) => response.destroy(), 'unreachable'],
  ])('a failure of the connection', async (answer, code) => {
    const { transport, requests } = await serve(answer);
    expect(await probe(transport)).toMatchObject({ ok: false, error: { code } });
    expect(requests).toHaveLength(1);
  });
});

test('is gentle: it reads, or stops a task nobody has', async () => {
  const { transport, requests } = await serviceOf(noTask, noPage);
  await probe(transport);
  const asked = requests.map(({ method, url }) => `${method} ${url}`);
  expect(asked.filter((line) => !line.includes('beckon-connection-test'))).toEqual([
    'GET /api/v1/check',
    'GET /api/v1/check-not-an-endpoint',
    'GET /api/v1/tasks?page=1&limit=1',
    'GET /api/v1/tasks-not-an-endpoint?page=1&limit=1',
  ]);
  expect(asked.every((line) => /^(?:GET|PUT) /.test(line))).toBe(true);
  expect(asked).toContain('PUT /api/v1/task/beckon-connection-test/stop-not-an-endpoint');
  expect(requests.every(({ body }) => body === '')).toBe(true);
});
