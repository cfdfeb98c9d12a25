import { judge } from '@/lib/service/judge';
import { createTask } from '@/lib/service/create-task';
import { listRuns } from '@/lib/service/list-runs';
import { recognise } from '@/lib/service/recognise';
import { runStatus } from '@/lib/service/run-status';
import { submitToolInput } from '@/lib/service/submit-tool-input';
import type { ServiceError } from '@/lib/service/errors';
import { describe, expect, test } from 'vitest';
import { key, reply, serve } from './loopback-server';

type Case = readonly [status: number, body: unknown, error: ServiceError];

const failures: Case[] = [
  // `success: false` decides, whatever the HTTP status.
  [200, no('Invalid API key'), { code: 'refused-key', message: 'Invalid API key' }],
  [400, no('API key is required'), { code: 'refused-key', message: 'API key is required' }],
  [401, no('Go away'), { code: 'refused-key', message: 'Go away' }],
  [
    403,
    no('Plan limit reached'),
    { code: 'refused', httpStatus: 403, message: 'Plan limit reached' },
  ],
  [403, no('Forbidden'), { code: 'refused-key', message: 'Forbidden' }],
  [403, { success: false }, { code: 'refused-key', message: null }],
  [429, no('Slow down'), limited(429, 'Slow down')],
  [500, no('Ouch'), serverError(500, 'Ouch')],
  [200, no('No such task'), { code: 'refused', httpStatus: 200, message: 'No such task' }],
  [404, no('No such task'), { code: 'refused', httpStatus: 404, message: 'No such task' }],
  [200, { success: false }, { code: 'refused', httpStatus: 200, message: null }],
  [200, no(' '), { code: 'refused', httpStatus: 200, message: null }],
  [200, no({ code: 7 }), { code: 'refused', httpStatus: 200, message: null }],
  [300, no('Which?'), { code: 'refused', httpStatus: 300, message: 'Which?' }],
  // Without `success`, the HTTP status decides.
  [401, 'Unauthorized', { code: 'refused-key', message: null }],
  [403, '', { code: 'refused-key', message: null }],
  [400, '', { code: 'refused', httpStatus: 400, message: null }],
  [499, '', { code: 'refused', httpStatus: 499, message: null }],
  [404, '<h1>Not found</h1>', { code: 'refused', httpStatus: 404, message: null }],
  [404, { message: 'Not found' }, { code: 'refused', httpStatus: 404, message: 'Not found' }],
  [408, '<h1>Request time-out</h1>', serverError(408, null)],
  [429, '', limited(429, null)],
  [502, '<h1>Bad gateway</h1>', serverError(502, null)],
  [503, { error: 'Starting' }, serverError(503, 'Starting')],
  // The status and `success` contradict each other, so this is no success.
  [500, { success: true, data: { status: null, taskId: 't' } }, serverError(500, null)],
  [300, { success: true, data: { status: null } }, { code: 'unexpected-shape', httpStatus: 300 }],
  [304, '', { code: 'not-json', httpStatus: 304 }],
];

function no(error: unknown) {
  return { success: false, error };
}

const isOfTheMoment = (status: number) => [408, 429].includes(status) || status >= 500;

function serverError(httpStatus: number, message: string | null): ServiceError {
  return { code: 'server-error', httpStatus, message, retryAfterMs: 7_000 };
}

function limited(httpStatus: number, message: string | null): ServiceError {
  return { code: 'rate-limited', httpStatus, message, retryAfterMs: 7_000 };
}

describe.each(failures)('HTTP %i with %j', (status, body, error) => {
  const answer = reply(status, body, isOfTheMoment(status) ? { 'retry-after': '7' } : {});
  const expected = { ok: false, error };

  test('fails a reading', async () => {
    const { transport } = await serve(answer);
    expect(await runStatus(transport, 't')).toEqual(expected);
    expect(await listRuns(transport, 't', 1)).toEqual(expected);
  });

  test('fails a POST', async () => {
    const { transport } = await serve(answer);
    expect(await createTask(transport, { task: 'a', agent: 'b', tools: [] })).toEqual(expected);
    expect(await submitToolInput(transport, 't', { toolCallId: 'c', input: 'd' })).toEqual(
      expected,
    );
  });
});

test.each([null, '', 'Slow today', {}, false])(
  'an `error` of %j beside a success is none: some services always write one',
  async (error) => {
    const data = { status: 'running', taskId: 't' };
    const answers = { success: true, error, data };
    const { transport } = await serve(reply(200, answers));
    expect(await runStatus(transport, 't')).toMatchObject({ value: { status: 'running' } });
    const task = { task: 'a', agent: 'b', tools: [] };
    expect(await createTask(transport, task)).toEqual({ ok: true, value: { taskId: 't' } });
    const input = { toolCallId: 'c', input: 'd' };
    expect(await submitToolInput(transport, 't', input)).toEqual({ ok: true, value: null });
    const list = await serve(reply(200, { ...answers, data: [{ id: 'r1' }] }));
    expect(await listRuns(list.transport, 't', 1)).toMatchObject({
      value: { runs: [{ id: 'r1' }] },
    });
    expect(await recognise(list.transport)).toEqual({ ok: true, value: null });
  },
);

test.each([
  [200, no('Too many requests'), 'Too many requests'],
  [403, no('Forbidden'), 'Forbidden'],
  [403, '', null],
  [404, no('No such task'), 'No such task'],
  [413, 'Too large', null],
])('HTTP %i with %j and a delay is for the moment', async (status, body, message) => {
  const { transport } = await serve(reply(status, body, { 'retry-after': '7' }));
  expect(await runStatus(transport, 't')).toEqual({ ok: false, error: limited(status, message) });
});

test.each([
  [401, '', '7', 'refused-key'],
  [200, no('Invalid API key'), '7', 'refused-key'],
  [404, no('No such task'), '0', 'refused'],
  [404, no('No such task'), 'later', 'refused'],
])('HTTP %i with %j is none even with a delay of %j', async (status, body, delay, code) => {
  const { transport } = await serve(reply(status, body, { 'retry-after': delay }));
  expect(await runStatus(transport, 't')).toMatchObject({ ok: false, error: { code } });
});

test('a delay is null when the service names none', async () => {
  const { transport } = await serve(reply(429, ''));
  const error = { ...limited(429, null), retryAfterMs: null };
  expect(await runStatus(transport, 't')).toEqual({ ok: false, error });
});

test('a delay that is a date counts from the service’s own time, whatever our clock says', async () => {
  const now = () => Date.UTC(2026, 0, 5, 13, 0, 0);
  const headers = {
    date: 'Mon, 05 Jan 2026 12:00:00 GMT',
    'retry-after': 'Mon, 05 Jan 2026 12:00:30 GMT',
  };
  const { transport } = await serve(reply(503, '', headers), { now });
  expect(await runStatus(transport, 't')).toMatchObject({ error: { retryAfterMs: 30_000 } });
});

test('from ours where the service does not say its time', async () => {
  const now = () => Date.UTC(2026, 0, 5, 12, 0, 0);
  const headers = { date: 'soon', 'retry-after': 'Mon, 05 Jan 2026 12:00:30 GMT' };
  const { transport } = await serve(reply(503, '', headers), { now });
  expect(await runStatus(transport, 't')).toMatchObject({ error: { retryAfterMs: 30_000 } });
});

test('the words never hold the key, and are cut', async () => {
  const { transport } = await serve(reply(400, no(`${key} is odd${'!'.repeat(5_000)}`)));
  const message = `••• is odd${'!'.repeat(990)}`;
  const error = { code: 'refused', httpStatus: 400, message };
  expect(await runStatus(transport, 't')).toEqual({ ok: false, error });
});

test('a key the service repeats is still spoken of', async () => {
  const { transport } = await serve(reply(200, no(`Invalid API key: ${key}`)));
  const error = { code: 'refused-key', message: 'Invalid API key: •••' };
  expect(await runStatus(transport, 't')).toEqual({ ok: false, error });
});

describe.each([407, 511])('HTTP %i', (httpStatus) => {
  test.each([{ json: undefined }, { json: { error: 'Authentication required' } }])(
    'is from a proxy or a network that wants its user to log in, not from the service: %j',
    (body) => {
      // Asked directly: Node's fetch gives out no 407.
      const response = { httpStatus, retryAfterMs: null, isPage: !body.json, ...body };
      expect(judge(response, 'a key')).toEqual({ code: 'unreachable' });
    },
  );
});
