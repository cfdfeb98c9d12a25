import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startService, type RunningService, type ServiceOptions } from './start-service.ts';
import { answer, createTask, nextCall, post, read, send, statusOf } from './support/client.ts';

const running: RunningService[] = [];

async function start(options: ServiceOptions = {}): Promise<RunningService> {
  const service = await startService({ speed: 100, ...options });
  running.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

const refused = { cause: { code: 'ECONNREFUSED' } };

describe('starting', () => {
  it('makes a key of its own each time, unless given one', async () => {
    const [one, other, given] = [await start(), await start(), await start({ key: 'for a test' })];
    expect(one.key).toMatch(/^[\w-]{32}$/);
    expect(other.key).not.toBe(one.key);
    expect(given.key).toBe('for a test');
  });

  it('takes the next port when one is taken', async () => {
    const one = await start();
    const port = Number(new URL(one.origin).port);
    const other = await start({ port });
    expect(Number(new URL(other.origin).port)).toBeGreaterThan(port);
    expect(other.baseUrl).toBe(`${other.origin}/api/v1`);
  });

  it('listens on loopback only', async () => {
    const { port, hostname } = new URL((await start()).origin);
    expect(hostname).toBe('127.0.0.1');
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of outside) {
      await expect(fetch(`http://${address}:${port}/`)).rejects.toMatchObject(refused);
    }
  });
});

describe('a connection', () => {
  it('carries one request, or several when told', async () => {
    const [once, kept] = [await start(), await start({ keepAlive: true })];
    expect((await send(once, '/check')).headers.get('connection')).toBe('close');
    expect((await send(kept, '/check')).headers.get('connection')).toBe('keep-alive');
  });
});

describe('stopping', () => {
  it('cuts requests under way and refuses new ones; twice is once', async () => {
    const service = await start();
    service.misbehave({ how: { kind: 'hang' } });
    const hanging = expect(send(service, '/task/none/runs')).rejects.toThrow('fetch failed');
    await expect.poll(() => service.requests).toHaveLength(1);
    await Promise.all([service.stop(), service.stop()]);
    await hanging;
    await expect(send(service, '/task/none/runs')).rejects.toMatchObject(refused);
  });

  it('forgets a request that was being delayed', async () => {
    const service = await start();
    service.misbehave({ how: { kind: 'delay', ms: 2_000 } });
    const body = { task: 'Log in', agent: 'BROWSER_AGENT' };
    const delayed = expect(post(service, '/task/create', body)).rejects.toThrow('fetch failed');
    await expect.poll(() => service.requests).toHaveLength(1);
    await service.stop();
    await delayed;
    // It would be carried out by now.
    await sleep(2_100);
    expect(service.tasks).toEqual([]);
  });
});

describe('restarting', () => {
  it('comes back at the same address with the same key, tasks and open call', async () => {
    const service = await start();
    const { baseUrl } = service;
    const taskId = await createTask(service, 'Log in');
    const call = await nextCall(service, taskId);
    await service.stop();
    await service.restart();
    expect(service.baseUrl).toBe(baseUrl);
    expect((await statusOf(service, taskId)).toolCall).toEqual(call);
    expect(await answer(service, taskId, call.toolCallId, '[]')).toEqual({ success: true });
  });

  it('lets the agents stand still while it is down, and go on after', async () => {
    const service = await start({ speed: 5 });
    const ids = [await createTask(service, 'Log in'), await createTask(service, 'Log in')];
    await service.stop();
    service.startRun(ids[1] ?? '');
    // By now both would have asked.
    await sleep(800);
    for (const { runs } of service.tasks) expect(runs[0]).toHaveProperty('call', null);
    await service.restart();
    for (const id of [...ids, await createTask(service, 'Log in')]) {
      expect(await nextCall(service, id)).toMatchObject({ tool: { name: 'form_input' } });
    }
  });

  it('does it without a stop before', async () => {
    const service = await start();
    const taskId = await createTask(service, 'Fail, please');
    await service.restart();
    const path = `/task/${taskId}/runs`;
    service.misbehave({ how: { kind: 'delay', ms: 1 } });
    expect(await read(send(service, path))).toMatchObject({ total: 1 });
  });
});
