import { describe, expect, it } from 'vitest';
import { createTask, nextCall, read, send, statusOf } from './support/client.ts';
import { withService } from './support/with-service.ts';

const held = withService();

const list = (taskId: string, query = '') =>
  read(send(held.service, `/task/${taskId}/runs${query}`));

/** The ids and times the service keeps, as the interface shows them. */
const kept = (from: number, to: number) =>
  held.service.tasks[0]?.runs.slice(from, to).map(({ id, createdAt }) => ({
    id,
    created_at: createdAt,
  }));

describe('the runs of a task', () => {
  it('are one at first', async () => {
    const taskId = await createTask(held.service, 'Log in');
    expect(await list(taskId)).toEqual({
      success: true,
      data: [{ id: expect.any(String), created_at: expect.stringMatching(/^\d{4}-.+Z$/) }],
      total: 1,
      page: 1,
      limit: 30,
    });
  });

  it('come in pages of 30, newest first, and a page past the end is empty', async () => {
    const taskId = await createTask(held.service, 'Log in');
    held.service.addRuns(taskId, 40);
    held.service.addRuns(taskId, 4);
    const times = held.service.tasks[0]?.runs.map(({ createdAt }) => createdAt) ?? [];
    expect(times.toSorted().toReversed()).toEqual(times);
    expect(await list(taskId)).toMatchObject({ data: kept(0, 30), total: 45, page: 1 });
    expect(await list(taskId, '?page=2')).toMatchObject({ data: kept(30, 45), total: 45, page: 2 });
    expect(await list(taskId, '?page=3')).toMatchObject({ data: [], total: 45, page: 3 });
  });

  it('come in smaller pages when asked', async () => {
    const taskId = await createTask(held.service, 'Log in');
    held.service.addRuns(taskId, 9);
    const page = await list(taskId, '?page=3&limit=4');
    expect(page).toEqual({ success: true, data: kept(8, 10), total: 10, page: 3, limit: 4 });
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', ''],
    ['limit', '0'],
    ['limit', '31'],
    ['limit', 'ten'],
    ['size', '5'],
  ])('are not listed for %s=%s', async (name, value) => {
    const taskId = await createTask(held.service, 'Log in');
    const refused = await list(taskId, `?${name}=${value}`);
    expect(refused).toEqual({
      success: false,
      error: expect.stringContaining(name),
    });
  });
});

describe('another run', () => {
  it('comes first, plays the scenario anew, and hides the call of the one before', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    const first = await nextCall(service, taskId);
    const [before] = service.tasks[0]?.runs ?? [];
    service.startRun(taskId);
    expect(await statusOf(service, taskId)).not.toHaveProperty('toolCall');
    expect(service.tasks[0]?.runs[1]).toBe(before);
    const second = await nextCall(service, taskId);
    expect(second.toolCallId).not.toBe(first.toolCallId);
    expect(second.tool).toEqual(first.tool);
  });

  it('leaves the one before where it stands', async () => {
    const { service } = held;
    const taskId = await createTask(service, 'Log in');
    service.startRun(taskId);
    const before = { ...service.tasks[0]?.runs[1] };
    await nextCall(service, taskId);
    expect(service.tasks[0]?.runs[1]).toEqual(before);
  });

  it('is for a task that exists', () => {
    expect(() => held.service.startRun('none')).toThrow('No task none');
    expect(() => held.service.addRuns('none', 1)).toThrow('No task none');
  });
});
