import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { expect, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';
import { noteRead } from '../../../support/note-read';
import { refusedKey, settle, slowDown, slowService } from '../../../support/slow-service';
import { aWorld } from '../../../support/world/world';

const inFlight = 6;
const running = { success: true, data: { status: 'running', detailedStatus: null } };

/** A world in which the first wake takes all slots, so that later requests wait for one. */
async function busyWorld(...more: readonly TaskRecord[]) {
  const service = slowService();
  let now = testNow;
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    clock: { now: () => now, sleep: async () => {} },
  });
  const tasks = Array.from({ length: 60 }, (_, index) => buildTask(`t${index}`));
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    ...Object.fromEntries([...tasks, ...more].map((task) => [keys.task(task.id), seal(task)])),
  });
  const wakes: Promise<unknown>[] = [];
  const also = async (work: Promise<unknown>) => {
    wakes.push(work);
    await settle();
    now += 2_000;
  };
  await also(reconcile(ports, 500));
  expect(service.urls).toHaveLength(inFlight);
  return {
    ports,
    storage,
    service,
    also,
    /** The service answers all requests that it has, one after the other. */
    answer: async (response: () => Response): Promise<void> => {
      for (let next = service.waiting.shift(); next !== undefined; next = service.waiting.shift()) {
        next.answer(response());
        // All that follows from one response happens before the next response.
        await settle();
      }
      await Promise.all(wakes);
    },
  };
}

test.each([
  ['asked to be left alone', slowDown],
  ['refused the key', refusedKey],
])('beats that wait for a slot send nothing once a service has %s', async (_, response) => {
  const { ports, service, also, answer } = await busyWorld();
  for (let beat = 0; beat < 4; beat += 1) await also(reconcile(ports, 500));
  await answer(response);
  expect(service.urls).toHaveLength(inFlight);
});

test('who comes next in a slot knows of the failure before, however slow storage is', async () => {
  const { ports, storage, service, also, answer } = await busyWorld(aTask().waiting().build());
  const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(ports, 'answer.submit', typed);
  await also(reconcile(ports, 500));
  const set = storage.session.set.bind(storage.session);
  vi.spyOn(storage.session, 'set').mockImplementation(async (items) => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await set(items);
  });
  // Answers the request whose slot, by this world's random numbers, all others wait for.
  service.waiting[3]?.answer(slowDown());
  await settle();
  await answer(slowDown);
  expect(service.urls).toHaveLength(inFlight);
});

test('once a person’s check finds that a service wants rest, the wakes before it ask nothing more', async () => {
  const { ports, service, also, answer } = await busyWorld(buildTask('mine', { watch: 'paused' }));
  await also(handleCommand(ports, 'task.check', { id: 'mine' }));
  // Answers the request whose slot, by this world's random numbers, the check waits for.
  service.waiting[3]?.answer(Response.json(running));
  await settle();
  service.waiting[inFlight]?.answer(slowDown());
  await settle();
  await answer(() => Response.json(running));
  expect(service.urls.slice(inFlight)).toEqual([expect.stringContaining('service-mine')]);
});

test('a task that a person had checked meanwhile is not asked about again', async () => {
  const { ports, service, also, answer } = await busyWorld();
  await also(handleCommand(ports, 'task.check', { id: 't59' }));
  await answer(() => Response.json(running));
  expect(service.urls).toHaveLength(60);
});

test.each([
  ['asked to be left alone', slowDown],
  ['refused the key', refusedKey],
  ['failed', () => new Response('', { status: 500 })],
])('an answer that waits for a slot stays queued once a service has %s', async (_, response) => {
  const { ports, storage, service, also, answer } = await busyWorld(aTask().waiting().build());
  const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(ports, 'answer.submit', typed);
  await also(reconcile(ports, 500));
  await answer(response);
  expect(service.urls).toHaveLength(inFlight);
  const task = await read(storage.local, keys.task('a'), taskRecordSchema);
  expect(task?.call?.delivery).toMatchObject({ state: 'queued', attempts: 0 });
});

test('an answer queues behind no reading: it goes with the next slot that is free', async () => {
  const { ports, service, also, answer } = await busyWorld(aTask().waiting().build());
  for (let beat = 0; beat < 4; beat += 1) await also(reconcile(ports, 500));
  await noteRead(ports, 'a');
  const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(ports, 'answer.submit', typed);
  await also(reconcile(ports, 500));
  // Answers the request whose slot, by this world's random numbers, the answer waits for.
  service.waiting[3]?.answer(Response.json(running));
  await settle();
  const [next] = service.urls.slice(inFlight);
  await answer(() => Response.json(running));
  expect(next).toMatch(/tool-input$/);
});

test('a slot that somebody else has keeps no task from being checked', async () => {
  const world = await aWorld();
  const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
  await world.put(...ids.map((id) => buildTask(id)));
  const other = Promise.withResolvers<void>();
  const held = world.locks.of(other).run('slot:office:2', () => other.promise);
  await world.worker.wake();
  expect(world.service.received).toHaveLength(ids.length);
  other.resolve();
  await held;
});

test('who asks for something and waits for a slot is told to wait', async () => {
  const { ports, service, also, answer } = await busyWorld(buildTask('mine', { watch: 'paused' }));
  const asked = [
    handleCommand(ports, 'task.check', { id: 'mine' }),
    handleCommand(ports, 'task.runs', { id: 'mine', page: 1 }),
    handleCommand(ports, 'connection.tasks', { id: 'office', page: 1 }),
    handleCommand(ports, 'connection.test', {
      id: 'office',
      address: buildConnection().baseUrl,
      key: null,
      allowPlainHttp: false,
    }),
  ];
  await also(Promise.all(asked));
  await answer(slowDown);
  expect(service.urls).toHaveLength(inFlight);
  for (const reply of await Promise.all(asked)) {
    expect(reply).toMatchObject({ ok: false, error: { code: 'rate-limited' } });
  }
});

test('a test that is answered mends what was found amiss while it waited for a slot', async () => {
  const { ports, storage, service, also, answer } = await busyWorld();
  const { id, baseUrl: address } = buildConnection();
  await also(
    handleCommand(ports, 'connection.test', { id, address, key: null, allowPlainHttp: false }),
  );
  await answer(() =>
    service.urls.length > inFlight ? Response.json({ success: true, data: [] }) : refusedKey(),
  );
  expect(await read(storage.local, keys.connection(id), connectionSchema)).toMatchObject({
    health: { state: 'ok' },
  });
});

test('a task that waits for a slot is not created', async () => {
  const { ports, service, also, answer } = await busyWorld();
  const task = { connectionId: 'office', instruction: 'Another', agent: 'A', tools: [] };
  await also(handleCommand(ports, 'task.create', task));
  await answer(slowDown);
  await settle();
  expect(service.urls).toHaveLength(inFlight);
});

test('a check by the person that waits for a slot minds no back-off of Beckon’s own', async () => {
  const { ports, service, also, answer } = await busyWorld(buildTask('mine', { watch: 'paused' }));
  await also(handleCommand(ports, 'task.check', { id: 'mine' }));
  await answer(() => new Response('', { status: 500 }));
  expect(service.urls.slice(inFlight)).toEqual([expect.stringContaining('service-mine')]);
});

test('a service that wants rest is given it, though the task it was asked about is gone', async () => {
  const { ports, service, also, answer } = await busyWorld();
  for (let task = 0; task < inFlight; task += 1) {
    await handleCommand(ports, 'task.discard', { id: `t${task}` });
  }
  await answer(slowDown);
  await also(reconcile(ports, 500));
  await answer(slowDown);
  expect(service.urls).toHaveLength(inFlight);
});

test('a task paused while others are checked is not, and holds up none of them', async () => {
  const { ports, service, answer } = await busyWorld();
  await handleCommand(ports, 'task.watch', { id: 't30', watch: 'paused' });
  await answer(() => Response.json(running));
  expect(new Set(service.urls).size).toBe(59);
});

test('what one wake has checked, another does not check again', async () => {
  const { ports, service, also, answer } = await busyWorld();
  await also(reconcile(ports, 500));
  await answer(() => Response.json(running));
  // It may check again those few tasks whose results were still being written.
  expect(service.urls.length).toBeLessThanOrEqual(60 + inFlight);
});

test('a task that another wake is at keeps none of the others from being checked', async () => {
  const world = await aWorld();
  const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
  await world.put(...ids.map((id) => buildTask(id)));
  const other = Promise.withResolvers<void>();
  const held = world.locks.of(other).run('work:t0', () => other.promise);
  await world.worker.wake();
  expect(world.service.received).toHaveLength(ids.length - 1);
  other.resolve();
  await held;
});
