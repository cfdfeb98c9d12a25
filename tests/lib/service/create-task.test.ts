import { createTask, type NewTask } from '@/lib/service/create-task';
import { expect, test } from 'vitest';
import { key, reply, serve } from './loopback-server';

const task: NewTask = {
  task: 'Büche einen Tisch ☂',
  agent: 'BROWSER_AGENT',
  tools: [
    {
      type: 'function',
      function: { name: 'form_input', description: 'Asks.', parameters: { type: 'object' } },
    },
  ],
};

test('posts the task and gives its id', async () => {
  const { transport, requests } = await serve(
    reply(200, { success: true, data: { taskId: 'a/b' } }),
  );
  expect(await createTask(transport, task)).toEqual({ ok: true, value: { taskId: 'a/b' } });
  const [request] = requests;
  expect(requests).toHaveLength(1);
  expect(request).toMatchObject({
    method: 'POST',
    url: '/api/v1/task/create',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  });
  expect(JSON.parse(request!.body)).toEqual(task);
});

test.each([
  [{ data: { taskId: 'without success' } }, 'without success'],
  [{ success: true, data: { taskId: 42, more: [] }, more: 1 }, '42'],
])('%j is created too', async (body, taskId) => {
  const { transport } = await serve(reply(201, body));
  expect(await createTask(transport, task)).toEqual({ ok: true, value: { taskId } });
});

test.each([
  { success: true },
  { success: true, taskId: 'in the wrong place' },
  { success: true, data: null },
  { success: true, data: { taskId: null } },
  { success: true, data: { taskId: '' } },
  { success: true, data: { taskId: 'x'.repeat(1001) } },
  // Too large for a JavaScript number: Beckon would read another id than the service wrote.
  '{"success":true,"data":{"taskId":12345678901234567890}}',
])('%j is of an unexpected shape', async (body) => {
  const { transport } = await serve(reply(200, body));
  const error = { code: 'unexpected-shape', httpStatus: 200 };
  expect(await createTask(transport, task)).toEqual({ ok: false, error });
});
