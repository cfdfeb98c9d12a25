import { listRuns } from '@/lib/service/list-runs';
import { describe, expect, test } from 'vitest';
import { key, reply, serve } from './loopback-server';

const page = 2;
const at = '2026-01-05T12:00:00.000Z';

test('gets a page of runs', async () => {
  const body = {
    success: true,
    data: [{ id: 'r2', created_at: at }, { id: 'r1' }],
    total: 12,
    page: 2,
    limit: 10,
  };
  const { transport, requests } = await serve(reply(200, body));
  expect(await listRuns(transport, 'a/ü', page)).toEqual({
    ok: true,
    value: {
      runs: [
        { id: 'r2', createdAt: at },
        { id: 'r1', createdAt: null },
      ],
      total: 12,
      limit: 10,
    },
  });
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: '/api/v1/task/a%2F%C3%BC/runs?page=2&limit=30',
      headers: { 'x-api-key': key },
      body: '',
    },
  ]);
});

test.each([
  [1, '?page=1&limit=30'],
  [0, '?page=1&limit=30'],
  [2.5, '?page=2&limit=30'],
])('page %j asks for %s', async (asked, expected) => {
  const { transport, requests } = await serve(reply(200, { data: [] }));
  await listRuns(transport, 't', asked);
  expect(requests[0]?.url).toBe(`/api/v1/task/t/runs${expected}`);
});

describe('a service that writes', () => {
  test.each([
    [
      { total: '1024', limit: '5' },
      { total: 1024, limit: 5 },
    ],
    [
      { total: 40, limit: 1 },
      { total: 40, limit: 1 },
    ],
    [{ total: 0 }, { total: 0, limit: 30 }],
    [{}, { total: null, limit: 30 }],
    [
      { total: null, limit: null },
      { total: null, limit: 30 },
    ],
    [
      { total: '', limit: 0 },
      { total: null, limit: 30 },
    ],
    [
      { total: -1, limit: [] },
      { total: null, limit: 30 },
    ],
    [{ total: '12 runs' }, { total: null, limit: 30 }],
    [
      { total: 12.5, limit: 2.5 },
      { total: null, limit: 30 },
    ],
  ])('%j is read as %j', async (counts, expected) => {
    const { transport } = await serve(reply(200, { success: true, data: [], ...counts }));
    expect(await listRuns(transport, 't', page)).toEqual({
      ok: true,
      value: { runs: [], ...expected },
    });
  });
});

test('a run without an id is left out, and a number is read as its text', async () => {
  const data = [null, 'r', [], {}, { id: null }, { id: '' }, { id: { a: 1 } }, { id: 7 }];
  const numbers = [{ id: 1.5 }, { id: 2 ** 53 }, { id: 0 }];
  const odd = [{ id: 'r8', created_at: 1_767_614_400_000 }];
  const { transport } = await serve(reply(200, { data: [...data, ...numbers, ...odd] }));
  expect(await listRuns(transport, 't', page)).toMatchObject({
    value: {
      runs: [
        { id: '7', createdAt: null },
        { id: '0', createdAt: null },
        { id: 'r8', createdAt: null },
      ],
    },
  });
});

test.each([{ success: true }, { data: null }, { data: {} }, { data: 'r1' }])(
  '%j is of an unexpected shape',
  async (body) => {
    const { transport } = await serve(reply(200, body));
    const error = { code: 'unexpected-shape', httpStatus: 200 };
    expect(await listRuns(transport, 't', page)).toEqual({ ok: false, error });
  },
);

test('a date of many pages is cut, since a page of runs is drawn at once', async () => {
  const data = [{ id: 'r1', created_at: 'x'.repeat(2_000_000) }];
  const { transport } = await serve(reply(200, { data }));
  expect(await listRuns(transport, 't', 1)).toMatchObject({
    value: { runs: [{ createdAt: 'x'.repeat(100) }] },
  });
});
