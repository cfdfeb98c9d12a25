import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { taskRecordSchema } from '@/lib/task/record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startService } from '../../../service/start-service';
import { createTask } from '../../../service/support/client';
import { askBackground } from '../../../support/ask-background';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';
import { slowService } from '../../../support/slow-service';

/** A task that runs at a service, and the service and the background with it. */
async function aTask(instruction: string) {
  const service = await startService({ speed: 100, extras: true });
  onTestFinished(() => service.stop());
  const background = askBackground();
  await background.connect(service);
  const taskId = await createTask(service, instruction);
  await background.put(buildTask('t', { creation: { state: 'created', taskId, at: testNow } }));
  const tasks = () => readPrefix(background.storage.local, prefixes.task, taskRecordSchema);
  return { service, background, taskId, ask: background.ask, tasks };
}

test('an id the service tells nothing of becomes a task only of who is sure of it', async () => {
  const { ask, tasks } = await aTask('Log in');
  const typed = { connectionId: 'office', taskId: 'mistyped', title: null };
  expect(await ask('task.adopt', { ...typed, sure: false })).toMatchObject({
    error: { code: 'refused', message: 'Task not found' },
  });
  expect(await tasks()).toHaveLength(1);
  expect(await ask('task.adopt', { ...typed, sure: true })).toMatchObject({ ok: true });
  expect(await tasks()).toHaveLength(2);
});

test('a task is added though its service is out of reach for now', async () => {
  const { service, ask, tasks } = await aTask('Log in');
  service.misbehave({ how: { kind: 'status', code: 503 } });
  const typed = { connectionId: 'office', taskId: 'service-b', title: null, sure: false };
  expect(await ask('task.adopt', typed)).toMatchObject({ ok: true });
  expect(await tasks()).toHaveLength(2);
});

test('a task that is added is neither pinned nor muted', async () => {
  const { service, ask, tasks } = await aTask('Log in');
  const taskId = await createTask(service, 'Weekly groceries');
  const added = { connectionId: 'office', taskId, title: null, sure: false };
  await ask('task.adopt', added);
  const task = (await tasks()).find((each) => serviceTaskId(each) === taskId);
  expect(task).toMatchObject({ pinned: false, muted: false });
});

test('one that is here already is found without asking', async () => {
  const { service, ask, taskId } = await aTask('Log in');
  const before = service.requests.length;
  const typed = { connectionId: 'office', taskId, title: null, sure: false };
  expect(await ask('task.adopt', typed)).toEqual({ ok: true, value: { id: 't' } });
  expect(service.requests).toHaveLength(before);
});

test('no task is watched by an id that is empty', async () => {
  const { ask, tasks } = await aTask('Log in');
  const input = { connectionId: 'office', taskId: ' ', title: null, sure: false };
  expect(await ask('task.adopt', input)).toEqual({ ok: false, error: { code: 'invalid' } });
  expect(await tasks()).toHaveLength(1);
});

test('a task of that list keeps the name it was added by', async () => {
  const { service, background, ask } = await aTask('Log in');
  const taskId = await createTask(service, 'Pick a train');
  await ask('task.adopt', { connectionId: 'office', taskId, title: 'Pick a train', sure: true });
  const tasks = await readPrefix(background.storage.local, prefixes.task, taskRecordSchema);
  expect(tasks.find(({ id }) => id !== 't')).toMatchObject({
    title: 'Pick a train',
    instruction: '',
    creation: { state: 'created', taskId },
  });
});

test('a task is added once for each connection it is at', async () => {
  const { background, taskId, ask } = await aTask('Log in');
  await background.connect(
    { baseUrl: 'https://other.example.net/api/v1', key: 'k' },
    { id: 'home' },
  );
  const adopt = (connectionId: string) =>
    ask('task.adopt', { connectionId, taskId, title: null, sure: false });
  expect(await adopt('office')).toEqual({ ok: true, value: { id: 't' } });
  const other = await adopt('home');
  expect(other).not.toEqual({ ok: true, value: { id: 't' } });
  expect(await adopt('home')).toEqual(other);
});

test.each(['paused', 'archived'] as const)(
  'a task that is %s here is watched again by who wants it watched',
  async (watch) => {
    const { background, taskId, ask } = await aTask('Log in');
    const creation = { state: 'created', taskId, at: testNow } as const;
    await background.put(buildTask('t', { creation, watch }));
    expect(
      await ask('task.adopt', { connectionId: 'office', taskId, title: null, sure: false }),
    ).toMatchObject({
      value: { id: 't' },
    });
    const [task] = await readPrefix(background.storage.local, prefixes.task, taskRecordSchema);
    expect(task?.watch).toBe('watched');
    const schedule = await read(background.storage.session, keys.schedule, storedScheduleSchema);
    expect(schedule?.tasks['t']?.pace).toBe('open');
  },
);

test('added by two pages at once, it is added once', async () => {
  const { service, ask } = await aTask('Log in');
  const taskId = await createTask(service, 'Pick a train');
  const adopt = () =>
    ask('task.adopt', { connectionId: 'office', taskId, title: null, sure: false });
  const [one, other] = await Promise.all([adopt(), adopt()]);
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
});

test('one that is listed while its service still creates it for a task here is that task', async () => {
  const { service, ask, tasks } = await aTask('Log in');
  service.misbehave({ match: { path: 'create' }, how: { kind: 'slow-body', ms: 300 } });
  const started = { connectionId: 'office', instruction: 'Pick a train', agent: 'A', tools: [] };
  const created = await ask('task.create', started);
  await expect.poll(() => service.tasks).toHaveLength(2);
  const taskId = service.tasks[1]?.taskId ?? '';
  const listed = { connectionId: 'office', taskId, title: 'Pick a train', sure: true };
  expect(await ask('task.adopt', listed)).toEqual(created);
  expect(await tasks()).toHaveLength(2);
});

test('a service that does not answer keeps no other task from being added', async () => {
  const { service, background, ask } = await aTask('Log in');
  const other = await startService({ speed: 100 });
  onTestFinished(() => other.stop());
  await background.connect(other, { id: 'home' });
  const taskId = await createTask(other, 'Pick a train');
  service.misbehave({ how: { kind: 'hang' } });
  const ended = vi.fn<() => void>();
  const input = { title: null, sure: false };
  const hangs = ask('task.adopt', { ...input, connectionId: 'office', taskId: 'far' }).then(ended);
  const added = await ask('task.adopt', { ...input, connectionId: 'home', taskId });
  expect(added).toMatchObject({ ok: true });
  expect(ended).not.toHaveBeenCalled();
  await service.stop();
  await hangs;
});

test.each([
  ['connection.remove', { id: 'office', tasks: 'remove' }],
  ['data.delete-all', null],
] as const)(
  'one whose connection went while its service was asked is not added: %s',
  async (name, input) => {
    const service = slowService();
    const { ports, storage } = backgroundWorld({
      network: { fetch: service.fetch, online: () => true },
    });
    await ports.local.set({
      [keys.connection('office')]: seal(buildConnection()),
      [keys.apiKey('office')]: seal('a key'),
    });
    const typed = { connectionId: 'office', taskId: 'far', title: null, sure: false };
    const adopting = handleCommand(ports, 'task.adopt', typed);
    await expect.poll(() => service.waiting).toHaveLength(1);
    await handleCommand(ports, name, input);
    service.waiting[0]?.answer(Response.json({ success: true, data: { status: 'running' } }));
    expect(await adopting).toEqual({ ok: false, error: { code: 'not-found' } });
    expect(storage.dump('local')).toEqual({});
  },
);
