import { stringifyJson } from '@/lib/json';
import { describe, expect, test } from 'vitest';
import { clientOf, reply } from '../loopback-server';

test('gets what came of the newest run', async () => {
  const data = {
    status: 'completed',
    error: null,
    output: { summary: 'Booked' },
    dataTable: [{ train: 'IC 612' }, 'loose', null],
  };
  const { extras, requests } = await clientOf(reply(200, { success: true, data }));
  expect(await extras.taskResult('a/b')).toEqual({
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
    ['{"error":"API abort"}', { ...nothing, error: 'API abort' }],
    ['{"error":{"code":7}}', { ...nothing, error: '{"code":7}' }],
    ['{"output":""}', { ...nothing, output: '' }],
    ['{"output":false}', { ...nothing, output: false }],
  ])('%s', async (data, expected) => {
    const { extras } = await clientOf(reply(200, `{"success":true,"data":${data}}`));
    expect(await extras.taskResult('t')).toEqual({ ok: true, value: expected });
  });
});

test('keeps numbers that a double would change', async () => {
  const rows = '[{"id":1234567890123456789,"huge":1e999}]';
  const { extras } = await clientOf(reply(200, `{"success":true,"data":{"dataTable":${rows}}}`));
  const result = await extras.taskResult('t');
  expect(result.ok && stringifyJson(result.value.rows)).toBe(rows);
});

test('fails without data', async () => {
  const { extras } = await clientOf(reply(200, { success: true }));
  expect(await extras.taskResult('t')).toMatchObject({ error: { code: 'unexpected-shape' } });
});

test('asks nothing about a task no address can name', async () => {
  const { extras, requests } = await clientOf(reply(200, {}));
  const refused = { ok: false, error: { code: 'refused' } };
  expect(await extras.taskResult('..')).toMatchObject(refused);
  expect(await extras.liveView('.')).toMatchObject(refused);
  expect(await extras.stop('', 'run')).toMatchObject(refused);
  expect(await extras.stop('', 'task')).toMatchObject(refused);
  expect(requests).toEqual([]);
});
