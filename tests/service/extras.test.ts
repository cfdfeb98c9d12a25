import { describe, expect, it, vi } from 'vitest';
import { collected } from './http/extras/collected.ts';
import { answer, createTask, nextCall, read, send } from './support/client.ts';
import { withService } from './support/with-service.ts';

const patience = { timeout: 20_000, interval: 20 };
const paths = ['/check', '/tasks', '/task/TASK/run/result'];
const alreadyCompleted = { success: false, error: 'Run already completed' };
const stops = ['/task/TASK/run/stop', '/task/TASK/stop'];

describe('without extras', () => {
  const held = withService();

  it('has none of the endpoints, and no live view', async () => {
    const taskId = await createTask(held.service, 'Log in');
    const missing = { success: false, error: 'Not found' };
    for (const path of paths) {
      expect(await read(send(held.service, path.replace('TASK', taskId)))).toEqual(missing);
    }
    for (const path of stops) {
      const stopping = send(held.service, path.replace('TASK', taskId), { method: 'PUT' });
      expect(await read(stopping)).toEqual(missing);
    }
    await nextCall(held.service, taskId);
    expect(await read(send(held.service, `/task/${taskId}/run/status`))).not.toHaveProperty(
      'data.liveStatus',
    );
  });
});

describe('with extras', () => {
  const held = withService({ extras: true });
  const get = (path: string) => read(send(held.service, path));
  const put = (path: string) => read(send(held.service, path, { method: 'PUT' }));

  it('tests the key', async () => {
    expect(await get('/check')).toEqual({ success: true, data: 'ok' });
    const headers = { 'x-api-key': 'another' };
    expect(await read(send(held.service, '/check', { headers }))).toEqual({
      success: false,
      error: 'Invalid API key',
    });
  });

  it('lists its tasks, newest first, in pages', async () => {
    const older = await createTask(held.service, 'Log in to the supplier portal and order');
    const newer = await createTask(held.service, 'Pick a train');
    await put(`/task/${older}/stop`);
    expect(await get('/tasks')).toEqual({
      success: true,
      data: [
        { id: newer, status: 'active', readable_name: 'Pick a train' },
        { id: older, status: 'inactive', readable_name: 'Log in to the supplier' },
      ],
      total: '2',
      page: 1,
      limit: 30,
    });
    expect(await get('/tasks?page=2&limit=1')).toMatchObject({ data: [{ id: older }], limit: 1 });
  });

  it('has a result once the run is completed', async () => {
    const taskId = await createTask(held.service, 'Solve the captcha');
    const result = () => get(`/task/${taskId}/run/result`);
    expect(await result()).toMatchObject({ data: { output: null, dataTable: [] } });
    const { toolCallId } = await nextCall(held.service, taskId);
    await answer(held.service, taskId, toolCallId, '[]');
    const { data } = await vi.waitFor(async () => {
      const completed = await result();
      expect(completed).toMatchObject({ data: { status: 'completed' } });
      return completed;
    }, patience);
    expect(data).toMatchObject({ output: 'Done: Solve the captcha', dataTable: collected });
    expect(await put(`/task/${taskId}/run/stop`)).toEqual(alreadyCompleted);
  });

  it('has an error once the run has failed', async () => {
    const taskId = await createTask(held.service, 'Fail');
    await vi.waitFor(
      async () =>
        expect(await get(`/task/${taskId}/run/result`)).toMatchObject({
          data: { status: 'error', error: 'The page did not answer.', dataTable: [] },
        }),
      patience,
    );
  });

  it('stops a run for good, once, and says so in its result', async () => {
    const taskId = await createTask(held.service, 'Log in');
    await nextCall(held.service, taskId);
    expect(await put(`/task/${taskId}/run/stop`)).toEqual({ success: true });
    const status = await get(`/task/${taskId}/run/status`);
    expect(status).toMatchObject({ data: { status: 'error', liveStatus: null } });
    expect(status).not.toHaveProperty('data.toolCall');
    expect(await get(`/task/${taskId}/run/result`)).toMatchObject({ data: { error: 'API abort' } });
    expect(await put(`/task/${taskId}/run/stop`)).toEqual(alreadyCompleted);
    await held.service.restart();
    expect(held.service.tasks[0]?.runs[0]).toMatchObject({ status: 'error', call: null });
  });

  it('stops a task once, and its run goes on', async () => {
    const taskId = await createTask(held.service, 'Log in');
    expect(await put(`/task/${taskId}/stop`)).toEqual({ success: true });
    expect(await put(`/task/${taskId}/stop`)).toEqual({
      success: false,
      error: 'Task already stopped',
    });
    expect(await nextCall(held.service, taskId)).toMatchObject({ tool: { name: 'form_input' } });
  });

  it('names a live view that opens without the key', async () => {
    const taskId = await createTask(held.service, 'Log in');
    await nextCall(held.service, taskId);
    const url = `${held.service.origin}/live/${taskId}`;
    const status = await get(`/task/${taskId}/run/status`);
    expect(status).toMatchObject({ data: { liveStatus: url } });
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ]);
  });

  it.each([...paths.slice(2), ...stops])('knows no task but its own: %s', async (path) => {
    const method = path.endsWith('stop') ? 'PUT' : 'GET';
    const response = await send(held.service, path, { method });
    expect([response.status, await read(response)]).toEqual([
      404,
      { success: false, error: 'Task not found' },
    ]);
  });
});
