import { describe, expect, it } from 'vitest';
import { startService } from './start-service.ts';
import { answer, createTask, fill, nextCall, send } from './support/client.ts';

async function withLog(extras = false) {
  const lines: string[] = [];
  const service = await startService({ speed: 100, extras, log: (line) => lines.push(line) });
  return { lines, service };
}

describe('the log', () => {
  it('tells requests, steps, refusals and misbehaviour, a line each', async () => {
    const { lines, service } = await withLog();
    const taskId = await createTask(service, 'Solve the captcha');
    const { toolCallId } = await nextCall(service, taskId);
    const field = { label: 'Characters', value: '7KQ2MX' };
    await answer(service, taskId, toolCallId, JSON.stringify([field]));
    await expect.poll(() => lines).toContain(`${taskId} agent ends: completed`);
    service.misbehave({ how: { kind: 'reset' } });
    await send(service, '/check').catch(() => undefined);
    await send(service, '/check');
    await service.stop();
    const task = `/api/v1/task/${taskId}/run`;
    expect(lines.filter((line) => !line.includes('/run/status'))).toEqual([
      `${taskId} agent begins: captcha`,
      'POST  200  /api/v1/task/create',
      `${taskId} agent asks: Type the characters in the picture (1 field)`,
      `${taskId} agent got: Characters (fields not echoed as asked)`,
      `POST  200  ${task}/tool-input`,
      `${taskId} agent ends: completed`,
      'GET   ---  /api/v1/check  misbehaved: reset',
      'GET   404  /api/v1/check  refused: Not found',
    ]);
  });

  it('tells of a tool, of an answer that cannot be read, and of a stop', async () => {
    const { lines, service } = await withLog(true);
    for (const task of ['Look up the order', 'Log in']) {
      const taskId = await createTask(service, task);
      const { toolCallId } = await nextCall(service, taskId);
      await answer(service, taskId, toolCallId, 'SN-5512');
    }
    const stopped = await createTask(service, 'Log in');
    await send(service, `/task/${stopped}/run/stop`, { method: 'PUT' });
    await service.stop();
    expect(lines.flatMap((line) => line.match(/agent (?!begins|asks|ends).*/) ?? [])).toEqual([
      'agent calls: look_up_order',
      'agent got: a reply',
      'agent cannot read the answer: not a JSON array',
      'agent is stopped',
    ]);
  });

  it('never tells the key or a value, and neither do the recorded headers', async () => {
    const { lines, service } = await withLog();
    const taskId = await createTask(service, 'Log in');
    const call = await nextCall(service, taskId);
    const input = fill(call, 'correct horse');
    await answer(service, taskId, call.toolCallId, input);
    await answer(service, taskId, call.toolCallId, input);
    await service.stop();
    const told = lines.join('\n');
    expect(told).toContain('agent got: Work email, Password, Stay signed in');
    expect(told).not.toContain('correct horse');
    expect(told + JSON.stringify(service.requests.map(({ headers }) => headers))).not.toContain(
      service.key,
    );
  });
});

describe('the recorded requests', () => {
  it('say what came, whose key it had, and what it got', async () => {
    const { service } = await withLog();
    const before = Date.now();
    await fetch(`${service.baseUrl}/task/none/runs?page=2`);
    await send(service, '/task/none/run/status', { headers: { 'x-api-key': 'wrong' } });
    await createTask(service, 'Log in');
    await service.stop();
    const [runs, status, create] = service.requests;
    const path = '/api/v1/task/none/runs';
    const query = { page: '2' };
    expect(runs).toMatchObject({ endpoint: 'runs', key: 'none', path, query, body: '' });
    expect(status).toMatchObject({ endpoint: 'status', key: 'wrong', method: 'GET', status: 200 });
    expect(create).toMatchObject({
      endpoint: 'create',
      key: 'right',
      path: '/api/v1/task/create',
      headers: { 'content-type': 'application/json' },
      body: '{"task":"Log in","agent":"BROWSER_AGENT"}',
    });
    expect(runs?.at).toBeGreaterThanOrEqual(before);
  });
});
