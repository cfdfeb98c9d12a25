import { describe, expect, it } from 'vitest';
import { answer, createTask, nextCall, post, read, send, statusOf } from './support/client.ts';
import { withService } from './support/with-service.ts';

const held = withService({ refuseWith: 'http-status' });
const newTask = { task: 'Log in to the portal', agent: 'BROWSER_AGENT' };
const tool = { name: 'form_input', description: 'Asks the person', parameters: {} };

/** Expects a refusal, and that nothing was created. */
async function expectRefusal(response: Promise<Response>, status: number, error: RegExp) {
  const refused = await response;
  expect(refused.status).toBe(status);
  expect(await read(refused)).toEqual({ success: false, error: expect.stringMatching(error) });
}

describe('the key', () => {
  it('must be there and right, at every address', async () => {
    const { service } = held;
    const without = fetch(`${service.baseUrl}/task/none/runs`);
    await expectRefusal(without, 401, /^API key is required$/);
    const wrong = { headers: { 'x-api-key': `${service.key}x` } };
    await expectRefusal(send(service, '/task/none/runs', wrong), 401, /^Invalid API key$/);
    await expectRefusal(send(service, '/nowhere', wrong), 401, /^Invalid API key$/);
  });

  it('gets no preflight through: the service knows no CORS', async () => {
    const origin = 'https://elsewhere.example';
    const init = { method: 'OPTIONS', headers: { origin, 'x-api-key': '' } };
    const response = await send(held.service, '/task/create', init);
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a new task', () => {
  const create = (body: unknown) => post(held.service, '/task/create', body);
  const createText = (body: string, type: string) =>
    send(held.service, '/task/create', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it('is JSON and says so', async () => {
    const json = JSON.stringify(newTask);
    await expectRefusal(createText(json, 'text/plain'), 415, /application\/json/);
    await expectRefusal(createText(json.slice(1), 'application/json'), 400, /not JSON/);
    const charset = await createText(json, 'application/json; charset=utf-8');
    expect(await read(charset)).toMatchObject({ success: true });
  });

  it.each([
    ['no instruction', { agent: 'BROWSER_AGENT' }, /^task: /],
    ['an empty instruction', { ...newTask, task: '' }, /^task: /],
    ['no agent', { task: 'Log in' }, /^agent: /],
    ['an empty agent', { ...newTask, agent: '' }, /^agent: /],
    ['an agent that is no text', { ...newTask, agent: 7 }, /^agent: /],
    ['a field nobody documented', { ...newTask, priority: 1 }, /priority/],
    ['tools that are no list', { ...newTask, tools: {} }, /^tools: /],
    ['a body that is no object', [], /^request: /],
  ])('is refused with %s', async (_, body, error) => {
    await expectRefusal(create(body), 400, error);
    expect(held.service.tasks).toEqual([]);
  });

  it.each([
    ['another type', { type: 'form', function: tool }, /^tools\.0\.type: /],
    ['no name', { type: 'function', function: { ...tool, name: '' } }, /function\.name: /],
    ['no description', { type: 'function', function: { ...tool, description: 1 } }, /description/],
    ['a field nobody documented', { type: 'function', function: tool, strict: true }, /strict/],
    ['a function of more', { type: 'function', function: { ...tool, strict: true } }, /strict/],
    ['a list as schema', { type: 'function', function: { ...tool, parameters: [] } }, /parameters/],
  ])('is refused with a tool of %s', async (_, definition, error) => {
    await expectRefusal(create({ ...newTask, tools: [definition] }), 400, error);
  });

  it('keeps its tools as they came', async () => {
    const tools = [{ type: 'function', function: { ...tool, parameters: { type: 'object' } } }];
    await create({ ...newTask, tools });
    expect(held.service.tasks).toMatchObject([{ ...newTask, tools }]);
  });
});

describe('an unknown', () => {
  it('task is not found', async () => {
    const { service } = held;
    await expectRefusal(send(service, '/task/none/run/status'), 404, /^Task not found$/);
    await expectRefusal(send(service, '/task/none/runs'), 404, /^Task not found$/);
    const input = { input: '[]', toolCallId: 'x' };
    await expectRefusal(post(service, '/task/none/run/tool-input', input), 404, /^Task not found$/);
  });

  it('address or method is not found', async () => {
    await expectRefusal(send(held.service, '/check'), 404, /^Not found$/);
    await expectRefusal(send(held.service, '/task/create'), 404, /^Not found$/);
  });
});

describe('tool input', () => {
  const submit = (taskId: string, body: unknown) =>
    post(held.service, `/task/${taskId}/run/tool-input`, body);

  it('must be text, not empty, and for the call that waits', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Solve the captcha');
    const { toolCallId } = await nextCall(service, taskId);
    await expectRefusal(submit(taskId, { input: [], toolCallId }), 400, /^input: /);
    await expectRefusal(submit(taskId, { input: '[]' }), 400, /^toolCallId: /);
    await expectRefusal(submit(taskId, { input: '', toolCallId }), 400, /^Input is required$/);
    await expectRefusal(submit(taskId, { input: '[]', toolCallId, retry: 1 }), 400, /retry/);
    const stale = submit(taskId, { input: '[]', toolCallId: 'another' });
    await expectRefusal(stale, 409, /^Tool call ID mismatch$/);
    expect(await statusOf(service, taskId)).toMatchObject({ toolCall: { toolCallId } });
  });

  it('is refused when nothing waits: before the call, and the second time', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Solve the captcha');
    const early = submit(taskId, { input: '[]', toolCallId: 'early' });
    await expectRefusal(early, 409, /^Run is not waiting for tool input$/);
    const { toolCallId } = await nextCall(service, taskId);
    expect(await answer(service, taskId, toolCallId, '[]')).toEqual({ success: true });
    const again = submit(taskId, { input: '[]', toolCallId });
    await expectRefusal(again, 409, /^Run is not waiting for tool input$/);
  });
});

describe('by default', () => {
  const usual = withService();

  it('refusals come with HTTP 200, except for what is not found', async () => {
    const { service } = usual;
    const wrong = { headers: { 'x-api-key': 'wrong' } };
    const path = '/task/none/run/status';
    await expectRefusal(send(service, path, wrong), 200, /^Invalid API key$/);
    await expectRefusal(post(service, '/task/create', {}), 200, /^task: /);
    await expectRefusal(send(service, path), 404, /^Task not found$/);
  });
});
