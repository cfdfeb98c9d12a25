import { listTasks } from '@/lib/service/extras/list-tasks';
import { expect, test } from 'vitest';
import { reply, serve } from '../loopback-server';

test('gets a page of the list, as public servers write it', async () => {
  const body = {
    success: true,
    data: [{ id: 'a', status: 'active', readable_name: 'Book a train' }, { id: 'b' }],
    total: '62',
    page: 3,
    limit: 30,
  };
  const { transport, requests } = await serve(reply(200, body));
  expect(await listTasks(transport, 3)).toEqual({
    ok: true,
    value: {
      tasks: [
        { id: 'a', status: 'active', name: 'Book a train' },
        { id: 'b', status: null, name: null },
      ],
      total: 62,
      limit: 30,
    },
  });
  expect(requests).toMatchObject([{ method: 'GET', url: '/api/v1/tasks?page=3&limit=30' }]);
});

test('leaves out what has no id, and what the service does not say is what was asked', async () => {
  const data = [null, 'a', {}, { id: '' }, { id: 7, status: 1, readable_name: {} }];
  const { transport } = await serve(reply(200, { success: true, data }));
  expect(await listTasks(transport, 2)).toEqual({
    ok: true,
    value: {
      tasks: [{ id: '7', status: '1', name: null }],
      total: null,
      limit: 30,
    },
  });
});

test('fails on what is no list', async () => {
  const { transport } = await serve(reply(200, { success: true, data: { tasks: [] } }));
  expect(await listTasks(transport, 1)).toMatchObject({ error: { code: 'unexpected-shape' } });
});
