import { liveView } from '@/lib/service/extras/live-view';
import { stop } from '@/lib/service/extras/stop';
import { taskResult } from '@/lib/service/extras/task-result';
import { stringifyJson } from '@/lib/json';
import { describe, expect, test } from 'vitest';
import { reply, serve } from '../loopback-server';

test('gets what came of the newest run', async () => {
  const data = {
    status: 'completed',
    error: null,
    output: { summary: 'Booked' },
    dataTable: [{ train: 'IC 612' }, 'loose', null],
  };
  const { transport, requests } = await serve(reply(200, { success: true, data }));
  expect(await taskResult(transport, 'a/b')).toEqual({
    ok: true,
    value: {
      status: 'completed',
      error: null,
      output: { summary: 'Booked' },
      rows: [{ train: 'IC 612' }, 'loose', null],
    },
  });
  expect(requests).toMatchObject([{ method: 'GET', url: '/api/v1/task/a%2Fb/run/result' }]);
});

describe('a service that writes', () => {
  const nothing = { status: null, error: null, output: null, rows: [] };
  test.each([
    ['{}', nothing],
    ['{"status":null,"error":null,"output":null,"dataTable":[]}', nothing],
    ['{"error":"","dataTable":{"a":1}}', nothing],
    ['{"error":false}', nothing],
    ['{"error":[]}', nothing],
    ['{"error":"API abort"}', { ...nothing, error: 'API abort' }],
    ['{"error":{"code":7}}', { ...nothing, error: '{"code":7}' }],
    ['{"output":""}', { ...nothing, output: '' }],
    ['{"output":false}', { ...nothing, output: false }],
  ])('%s', async (data, expected) => {
    const { transport } = await serve(reply(200, `{"success":true,"data":${data}}`));
    expect(await taskResult(transport, 't')).toEqual({ ok: true, value: expected });
  });
});

test('keeps numbers that a double would change', async () => {
  const rows = '[{"id":1234567890123456789,"huge":1e999}]';
  const { transport } = await serve(reply(200, `{"success":true,"data":{"dataTable":${rows}}}`));
  const result = await taskResult(transport, 't');
  expect(result.ok && stringifyJson(result.value.rows)).toBe(rows);
});

test('fails without data', async () => {
  const { transport } = await serve(reply(200, { success: true }));
  expect(await taskResult(transport, 't')).toMatchObject({ error: { code: 'unexpected-shape' } });
});

test('asks nothing about a task no address can name', async () => {
  const { transport, requests } = await serve(reply(200, {}));
  const refused = { ok: false, error: { code: 'refused' } };
  expect(await taskResult(transport, '..')).toMatchObject(refused);
  expect(await liveView(transport, '.')).toMatchObject(refused);
  expect(await stop(transport, '', 'run')).toMatchObject(refused);
  expect(await stop(transport, '', 'task')).toMatchObject(refused);
  expect(requests).toEqual([]);
});
