import { describe, expect, it } from 'vitest';
import type { How } from './misbehaviour/misbehaviour.ts';
import { createTask, post, read, send } from './support/client.ts';
import { withService } from './support/with-service.ts';

const held = withService();
const newTask = { task: 'Log in', agent: 'BROWSER_AGENT' };

/** Creates a task through one misbehaviour. */
function createThrough(how: How, init: RequestInit = {}): Promise<Response> {
  const { service } = held;
  service.misbehave({ match: { path: 'create' }, how });
  const headers = { 'content-type': 'application/json' };
  return send(service, '/task/create', {
    method: 'POST',
    headers,
    body: JSON.stringify(newTask),
    ...init,
  });
}

/** Lets the request arrive, then gives up before its answer. */
async function giveUpOn(how: How): Promise<void> {
  const client = new AbortController();
  const failure = createThrough(how, { signal: client.signal });
  const given = expect(failure).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => held.service.requests).toHaveLength(1);
  client.abort();
  await given;
}

describe('instead of carrying the request out', () => {
  it('answers any status, body and headers', async () => {
    const body = { success: false, error: 'Slow down' };
    const how: How = { kind: 'status', code: 429, body, headers: { 'retry-after': '7' } };
    const response = await createThrough(how);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await read(response)).toEqual(body);
    expect(held.service.tasks).toHaveLength(0);
  });

  it('sends a string body as it is, and no body when there is none', async () => {
    const text = await createThrough({ kind: 'status', code: 502, body: 'Bad gateway' });
    expect([text.status, await text.text()]).toEqual([502, 'Bad gateway']);
    const empty = await createThrough({ kind: 'status', code: 200 });
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  it('refuses with HTTP 200', async () => {
    const response = await createThrough({ kind: 'refuse-with-200', error: 'Out of credit' });
    expect(response.status).toBe(200);
    expect(await read(response)).toEqual({ success: false, error: 'Out of credit' });
    expect(held.service.tasks).toHaveLength(0);
  });

  it('redirects', async () => {
    const to = 'http://127.0.0.1:9/elsewhere';
    const found = await createThrough({ kind: 'redirect', to });
    expect([found.status, found.headers.get('location')]).toEqual([302, to]);
    const kept = await createThrough({ kind: 'redirect', to, code: 307 });
    expect(kept.status).toBe(307);
    expect(held.service.tasks).toHaveLength(0);
  });

  it('sends a page of HTML', async () => {
    const response = await createThrough({ kind: 'garbage', form: 'html' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect(held.service.tasks).toHaveLength(0);
  });

  it('resets the connection', async () => {
    const failure = createThrough({ kind: 'reset' });
    await expect(failure).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(held.service.tasks).toHaveLength(0);
    expect(held.service.requests).toMatchObject([{ endpoint: 'create', status: null }]);
  });

  it('hangs until the client gives up', async () => {
    await giveUpOn({ kind: 'hang' });
    expect(held.service.requests).toMatchObject([{ endpoint: 'create', status: null }]);
    expect(held.service.tasks).toHaveLength(0);
  });
});

describe('after carrying the request out', () => {
  it('drops the connection', async () => {
    const failure = createThrough({ kind: 'apply-then-drop' });
    await expect(failure).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(held.service.tasks).toHaveLength(1);
  });

  it('answers late', async () => {
    const start = performance.now();
    const response = await createThrough({ kind: 'delay', ms: 80 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(79);
    expect(await read(response)).toMatchObject({ success: true });
  });

  it('answers late even when the client has gone', async () => {
    await giveUpOn({ kind: 'delay', ms: 80 });
    await expect.poll(() => held.service.tasks).toHaveLength(1);
  });

  it('truncates the JSON', async () => {
    const response = await createThrough({ kind: 'garbage', form: 'truncated' });
    const text = await response.text();
    expect(text).toMatch(/^\{"success":true/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(held.service.tasks).toHaveLength(1);
  });

  it('pads the JSON to over 5 MB, unannounced', async () => {
    const response = await createThrough({ kind: 'huge' });
    expect(response.headers.has('content-length')).toBe(false);
    const text = await response.text();
    expect(text.length).toBeGreaterThan(5 * 1024 * 1024);
    expect(JSON.parse(text)).toMatchObject({
      success: true,
      data: { taskId: held.service.tasks[0]?.taskId },
    });
  });

  it('sends the headers at once', async () => {
    const response = await createThrough({ kind: 'slow-body', ms: 3_600_000 });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it('sends the body slowly', async () => {
    const response = await createThrough({ kind: 'slow-body', ms: 200 });
    const start = performance.now();
    expect(await read(response)).toMatchObject({ success: true });
    expect(performance.now() - start).toBeGreaterThanOrEqual(100);
  });
});

describe('which requests', () => {
  const refuse: How = { kind: 'status', code: 503 };
  const statuses = async (taskId: string, count: number) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) {
      seen.push((await send(held.service, `/task/${taskId}/run/status`)).status);
    }
    return seen;
  };

  it('the next one, of that endpoint', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    service.misbehave({ match: { path: 'status' }, how: refuse });
    expect((await send(service, `/task/${taskId}/runs`)).status).toBe(200);
    expect(await statuses(taskId, 2)).toEqual([503, 200]);
  });

  it('the nth, and as many times as told', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    service.misbehave({ match: { path: 'status', nth: 2, times: 2 }, how: refuse });
    expect(await statuses(taskId, 4)).toEqual([200, 503, 503, 200]);
  });

  it('one that two rules fit, by the older rule', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    service.misbehave({ match: { path: 'status' }, how: refuse });
    service.misbehave({ match: { times: Infinity }, how: { kind: 'status', code: 500 } });
    expect(await statuses(taskId, 2)).toEqual([503, 500]);
  });

  it('those of a method, until taken back', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    const takeBack = service.misbehave({ match: { method: 'GET', times: Infinity }, how: refuse });
    expect(await statuses(taskId, 3)).toEqual([503, 503, 503]);
    expect((await post(service, '/task/create', newTask)).status).toBe(200);
    takeBack();
    expect(await statuses(taskId, 1)).toEqual([200]);
  });
});
