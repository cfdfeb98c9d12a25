import { listRuns } from '@/lib/service/list-runs';
import { runStatus } from '@/lib/service/run-status';
import { submitToolInput } from '@/lib/service/submit-tool-input';
import { describe, expect, test } from 'vitest';
import { key, reply, serve } from './loopback-server';

async function read(data: unknown) {
  const { transport } = await serve(reply(200, { success: true, data }));
  return runStatus(transport, 't');
}

const none = { kind: 'none' };

test('gets the status of a task whose id is any text', async () => {
  const { transport, requests } = await serve(reply(200, { data: { status: null } }));
  expect(await runStatus(transport, 'a/b?c#d ü\uD800')).toMatchObject({ ok: true });
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: '/api/v1/task/a%2Fb%3Fc%23d%20%C3%BC%EF%BF%BD/run/status',
      headers: { 'x-api-key': key },
    },
  ]);
});

test.each(['', '.', '..'])('no path can name the task %j, so there is none', async (taskId) => {
  const { transport, requests } = await serve(reply(200, { data: { status: null } }));
  const refused = { ok: false, error: { code: 'refused', httpStatus: 404, message: null } };
  expect(await runStatus(transport, taskId)).toEqual(refused);
  expect(await listRuns(transport, taskId, 1)).toEqual(refused);
  expect(await submitToolInput(transport, taskId, { toolCallId: 'c', input: 'd' })).toEqual(
    refused,
  );
  expect(requests).toEqual([]);
});

describe('states', () => {
  test.each([
    [{ status: 'running', detailedStatus: 'processing_page' }, 'running', 'processing_page'],
    [{ status: 'nobody documented this' }, 'nobody documented this', null],
    [{ status: null, detailedStatus: null, toolCall: null }, null, null],
    [{ status: '' }, '', null],
    [{ status: 3, detailedStatus: false }, '3', 'false'],
    [{ status: 'running', detailedStatus: {} }, 'running', null],
    [{ status: 'running', liveStatus: 'https://live.example' }, 'running', null],
  ])('%j', async (data, status, detailedStatus) => {
    expect(await read(data)).toEqual({ ok: true, value: { status, detailedStatus, call: none } });
  });

  test.each([
    {},
    { detailedStatus: 'tool_call' },
    { status: {} },
    { status: [] },
    null,
    [],
    'running',
  ])('%j is no status at all', async (data) => {
    const error = { code: 'unexpected-shape', httpStatus: 200 };
    expect(await read(data)).toEqual({ ok: false, error });
  });
});

test('a state of many pages is cut, since a record and a log keep it', async () => {
  const pages = 'thinking aloud '.repeat(100_000);
  const value = { status: pages.slice(0, 1000), detailedStatus: pages.slice(0, 1000), call: none };
  expect(await read({ status: pages, detailedStatus: pages })).toEqual({ ok: true, value });
});

test('no character is cut in two, or kept in half: a storage would give it back as another', async () => {
  const status = `${'x'.repeat(999)}🛒`;
  expect(await read({ status })).toMatchObject({ value: { status: `${'x'.repeat(999)}\ufffd` } });
  expect(await read({ status: 'a\ud83d' })).toMatchObject({ value: { status: 'a\ufffd' } });
});

describe('a tool call', () => {
  const toolCall = { toolCallId: ' c 1 ', tool: { name: 'form_input', parameters: { a: [1] } } };
  const call = { toolCallId: ' c 1 ', toolName: 'form_input', parameters: { a: [1] } };

  test.each(['running', 'completed', 'error', null])('is read in the status %j', async (status) => {
    expect(await read({ status, toolCall })).toMatchObject({
      value: { call: { kind: 'waiting', call } },
    });
  });

  test.each([null, 0, 'text', [], [{}]])('may have %j for parameters', async (parameters) => {
    const odd = { toolCallId: 'c', tool: { name: 'f', parameters } };
    expect(await read({ status: 'running', toolCall: odd })).toMatchObject({
      value: { call: { call: { parameters } } },
    });
  });

  test('may have an id as long as any', async () => {
    const toolCallId = 'x'.repeat(1000);
    const long = { toolCallId, tool: { name: 'f' } };
    expect(await read({ status: 'running', toolCall: long })).toMatchObject({
      value: { call: { kind: 'waiting', call: { toolCallId } } },
    });
  });

  test.each([
    ['x'.repeat(2_000_000), 'x'.repeat(1000)],
    ['look_\ud83dup', 'look_\ufffdup'],
  ])('has a name that a record can keep', async (name, toolName) => {
    const toolCall = { toolCallId: 'c', tool: { name } };
    expect(await read({ status: 'running', toolCall })).toMatchObject({
      value: { call: { kind: 'waiting', call: { toolName } } },
    });
  });

  test('may have no parameters', async () => {
    const bare = { toolCallId: 'c', tool: { name: '' } };
    expect(await read({ status: 'running', toolCall: bare })).toMatchObject({
      value: { call: { kind: 'waiting', call: { toolName: '', parameters: undefined } } },
    });
  });

  test('keeps its parameters to the letter', async () => {
    const parameters =
      '{"b":1,"a":{"__proto__":{"x":1},"constructor":null,"toString":"s"},"10":0,"":[{"__proto__":1}]}';
    const tool = `{"name":"f","parameters":${parameters}}`;
    const { transport } = await serve(
      reply(200, `{"data":{"status":"running","toolCall":{"toolCallId":"c","tool":${tool}}}}`),
    );
    const status = await runStatus(transport, 't');
    if (!status.ok || status.value.call.kind !== 'waiting') throw new Error('no call was read');
    const kept = status.value.call.call.parameters;
    expect(JSON.stringify(kept)).toBe(JSON.stringify(JSON.parse(parameters)));
    expect(JSON.stringify(kept)).toContain('"__proto__":{"x":1}');
  });

  test.each([null, undefined])(
    '%j is none, though details that lag say that one waits',
    async (none) => {
      const status = { status: 'running', detailedStatus: 'tool_call', toolCall: none };
      expect(await read(status)).toMatchObject({ value: { call: { kind: 'none' } } });
    },
  );

  test.each([
    false,
    0,
    '',
    [],
    {},
    { toolCallId: null, tool: { name: null, parameters: null } },
    { toolCallId: '', tool: { name: '', parameters: {} } },
  ])('%j is none, unless the status says that one waits', async (toolCall) => {
    const status = { status: 'running', toolCall };
    expect(await read({ ...status, detailedStatus: 'ready' })).toMatchObject({
      value: { call: { kind: 'none' } },
    });
    expect(await read({ ...status, detailedStatus: 'tool_call' })).toMatchObject({
      value: { call: { kind: 'unreadable' } },
    });
  });

  test.each([
    'c',
    7,
    true,
    [{ toolCallId: 'c', tool: { name: 'f' } }],
    { toolCallId: 'c' },
    { toolCallId: 'c', tool: null },
    { toolCallId: 'c', tool: 'form_input' },
    { toolCallId: 'c', tool: { parameters: {} } },
    { toolCallId: 'c', tool: { name: 7 } },
    { toolCallId: '', tool: { name: 'f' } },
    { toolCallId: 7, tool: { name: 'f' } },
    { toolCallId: 'x'.repeat(1001), tool: { name: 'f' } },
    { toolCallId: 'half a character: \ud800', tool: { name: 'f' } },
    { tool: { name: 'f' } },
  ])('%j is unreadable, which is no evidence that none waits', async (odd) => {
    expect(await read({ status: 'running', toolCall: odd })).toMatchObject({
      ok: true,
      value: { status: 'running', call: { kind: 'unreadable' } },
    });
  });
});
