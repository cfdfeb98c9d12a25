import { parseJson, stringifyJson } from '@/lib/json';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startService } from '../../../service/start-service';
import { answer, createTask, nextCall, send, statusOf } from '../../../service/support/client';
import { askBackground } from '../../../support/ask-background';
import { buildTask, testNow } from '../../../support/build-task';
import { reply, startServer } from '../../service/loopback-server';

const theRun = { taskToo: false, again: false };

/** A task at a service with extras, which Beckon watches. */
async function aTask(instruction: string, extras = true) {
  const service = await startService({ speed: 100, extras });
  onTestFinished(() => service.stop());
  const background = askBackground();
  await background.connect(service);
  const taskId = await createTask(service, instruction);
  await background.put(buildTask('t', { creation: { state: 'created', taskId, at: testNow } }));
  return { service, background, taskId, ask: background.ask };
}

function taskOf({ storage }: ReturnType<typeof askBackground>) {
  return read(storage.local, keys.task('t'), taskRecordSchema);
}

describe('task.stop', () => {
  test('ends the run', async () => {
    const { service, background, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    expect(await ask('task.stop', { id: 't', ...theRun })).toEqual({ ok: true, value: null });
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'error' });
    expect(service.tasks[0]?.stopped).toBe(false);
    expect(await taskOf(background)).toMatchObject({ stopped: true });
  });

  test('ends the task, too, and what was left of that when it is asked again', async () => {
    const { service, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    service.misbehave({ match: { method: 'PUT', nth: 2 }, how: { kind: 'status', code: 503 } });
    const both = { id: 't', taskToo: true };
    expect(await ask('task.stop', { ...both, again: false })).toMatchObject({ ok: false });
    expect(service.tasks[0]?.stopped).toBe(true);
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'running' });
    expect(await ask('task.stop', { ...both, again: true })).toEqual({ ok: true, value: null });
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'error' });
  });

  test('leaves the run where the task cannot be stopped', async () => {
    const { service, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    await send(service, `/task/${taskId}/stop`, { method: 'PUT' });
    const both = { id: 't', taskToo: true, again: false };
    expect(await ask('task.stop', both)).toMatchObject({ error: { code: 'refused' } });
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'running' });
  });

  test('leaves the run where it is not known, asked again, whether the task is stopped', async () => {
    const { service, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    service.misbehave({ match: { method: 'PUT' }, how: { kind: 'status', code: 503 } });
    const both = { id: 't', taskToo: true, again: true };
    expect(await ask('task.stop', both)).toMatchObject({ error: { code: 'server-error' } });
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'running' });
  });

  test('is said to be taken by the service, though there is no room to note it', async () => {
    const { service, background, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    const full = new Error('QUOTA_BYTES quota exceeded');
    vi.spyOn(background.storage.local, 'set').mockRejectedValue(full);
    expect(await ask('task.stop', { id: 't', ...theRun })).toEqual({ ok: true, value: null });
    expect(await statusOf(service, taskId)).toMatchObject({ status: 'error' });
  });

  test('tells the service’s refusal, which stops nothing', async () => {
    const { background, taskId, ask } = await aTask('Solve the captcha');
    await ask('task.stop', { id: 't', ...theRun });
    // Acts as the Beckon of another browser, which knows nothing of the first stop.
    await background.put(buildTask('t', { creation: { state: 'created', taskId, at: testNow } }));
    expect(await ask('task.stop', { id: 't', ...theRun })).toMatchObject({
      error: { code: 'refused', message: 'Run already completed' },
    });
    expect(await taskOf(background)).toMatchObject({ stopped: false });
  });
});

describe('task.result', () => {
  test('is text, and a table as JSON', async () => {
    const { service, taskId, ask } = await aTask('Solve the captcha');
    const { toolCallId } = await nextCall(service, taskId);
    await answer(service, taskId, toolCallId, '[]');
    await expect.poll(() => statusOf(service, taskId)).toMatchObject({ status: 'completed' });
    expect(await ask('task.result', { id: 't' })).toEqual({
      ok: true,
      value: {
        status: 'completed',
        error: null,
        output: '"Done: Solve the captcha"',
        rows: expect.stringContaining('"train":"ICE 658"'),
      },
    });
  });

  test('reaches the page with every digit', async () => {
    const rows = '[{"id":1234567890123456789}]';
    const body = `{"success":true,"data":{"dataTable":${rows}}}`;
    const server = await startServer(reply(200, body));
    const background = askBackground();
    await background.connect({ baseUrl: `${server.origin}/api/v1`, key: 'k' });
    await background.put(buildTask('t'));
    expect(await background.ask('task.result', { id: 't' })).toEqual({
      ok: true,
      value: { status: null, error: null, output: null, rows },
    });
    expect(stringifyJson(parseJson(rows))).toBe(rows);
  });
});

describe('task.live', () => {
  test('tells where to watch, and keeps it nowhere', async () => {
    const { service, background, taskId, ask } = await aTask('Log in');
    await nextCall(service, taskId);
    const url = `${service.origin}/live/${taskId}`;
    expect(await ask('task.live', { id: 't' })).toEqual({ ok: true, value: { url } });
    const { storage } = background;
    expect(JSON.stringify([storage.dump('local'), storage.dump('session')])).not.toContain(
      '/live/',
    );
  });

  test('is nothing where the service names no address', async () => {
    const { ask } = await aTask('Log in', false);
    expect(await ask('task.live', { id: 't' })).toEqual({ ok: true, value: { url: null } });
  });

  test('is not asked for while its service is left alone after an error', async () => {
    const { service, ask } = await aTask('Log in');
    service.misbehave({ how: { kind: 'status', code: 500 } });
    await ask('task.check', { id: 't' });
    const before = service.requests.length;
    // This error says nothing about the run itself.
    expect(await ask('task.live', { id: 't' })).toMatchObject({ error: { code: 'unreachable' } });
    expect(service.requests).toHaveLength(before);
  });
});

test('connection.tasks lists what the service has, to be added', async () => {
  const { service, taskId, ask } = await aTask('Log in');
  const other = await createTask(service, 'Pick a train');
  expect(await ask('connection.tasks', { id: 'office', page: 1 })).toEqual({
    ok: true,
    value: {
      tasks: [
        { id: other, status: 'active', name: 'Pick a train' },
        { id: taskId, status: 'active', name: 'Log in' },
      ],
      total: 2,
      limit: 30,
    },
  });
});

test('a task the service does not have yet is asked nothing about', async () => {
  const { service, background, ask } = await aTask('Log in');
  const before = service.requests.length;
  await background.put(buildTask('t', { creation: { state: 'unknown', since: testNow } }));
  const missing = { ok: false, error: { code: 'not-found' } };
  expect(await ask('task.result', { id: 't' })).toEqual(missing);
  expect(await ask('task.live', { id: 'gone' })).toEqual(missing);
  expect(await ask('task.stop', { id: 't', ...theRun })).toEqual(missing);
  expect(service.requests).toHaveLength(before);
});

test('an endpoint that fails tells nothing of the connection', async () => {
  const { service, background, ask } = await aTask('Log in');
  service.misbehave({ match: { path: 'other' }, how: { kind: 'status', code: 500 } });
  expect(await ask('task.result', { id: 't' })).toMatchObject({ error: { code: 'server-error' } });
  expect(background.storage.dump('session')).toEqual({});
});

test('a key that was refused is not sent again to ask about a task', async () => {
  const { service, background, ask } = await aTask('Log in');
  const health = { state: 'refused-key', at: testNow, message: 'Expired' } as const;
  await background.connect(service, { health });
  const before = service.requests.length;
  expect(await ask('task.live', { id: 't' })).toMatchObject({
    error: { code: 'refused-key', message: 'Expired' },
  });
  expect(service.requests).toHaveLength(before);
});
