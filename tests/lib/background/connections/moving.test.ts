import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import {
  buildConnection,
  buildSave,
  buildSchedule,
  buildTask,
  testNow,
} from '../../../support/build-task';
import { refusedKey, settle, slowDown, slowService } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

const key = 'a-key';
const elsewhere = 'https://elsewhere.example.net';
const bothFailures = [
  ['asks to be left alone', slowDown],
  ['refuses the key', refusedKey],
] as const;

/** A world in which the connection moves after the old address was asked, and before it answers. */
async function movingWorld(...tasks: readonly TaskRecord[]) {
  const service = slowService();
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    // Locks of its own, so that what one test leaves unanswered does not block another.
    locks: new MemoryLocks().of({}),
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal(key),
    ...Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)])),
  });
  return {
    ports,
    service,
    async move(): Promise<void> {
      await handleCommand(ports, 'connection.save', buildSave({ address: elsewhere, key }));
    },
    /** Answers all requests that the service has so far. */
    async answer(response: () => Response): Promise<void> {
      for (const { answer } of service.waiting.splice(0)) answer(response());
      await settle();
    },
    /** The addresses that are asked from here on. */
    urlsOf: async (wake: Promise<unknown>) => {
      const before = service.urls.length;
      await Promise.race([wake, settle()]);
      return service.urls.slice(before);
    },
    /** The connections that Beckon asks nothing of now. */
    async heldBack(): Promise<readonly string[]> {
      const schedule = await read(storage.session, keys.schedule, storedScheduleSchema);
      return [...Object.keys(schedule?.backoff ?? {}), ...Object.keys(schedule?.stopped ?? {})];
    },
    task: () => read(storage.local, keys.task('a'), taskRecordSchema),
  };
}

test('an answer given for the new address waits for a wake that has it', async () => {
  const world = await movingWorld(aTask().waiting().build());
  const fields = [{ type: 'email' }, { type: 'password' }];
  const parameters = { heading: 'Log in', fields };
  const toolCall = { toolCallId: 'call-1', tool: { name: 'form_input', parameters } };
  const data = { status: 'running', detailedStatus: 'tool_call', toolCall };
  const wake = reconcile(world.ports);
  await settle();
  await world.move();
  const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(world.ports, 'answer.submit', typed);
  await world.answer(() => Response.json({ success: true, data }));
  await wake;
  expect((await world.task())?.call?.delivery).toMatchObject({ state: 'queued', attempts: 0 });
  const [sent] = await world.urlsOf(reconcile(world.ports));
  expect(sent).toContain(elsewhere);
  expect((await world.task())?.call?.delivery?.state).toBe('sending');
});

test.each(bothFailures)('checks: the old address %s, and the new one is asked', async (_, says) => {
  const tasks = Array.from({ length: 20 }, (_unused, index) => buildTask(`t${index}`));
  const world = await movingWorld(...tasks);
  const wake = reconcile(world.ports);
  await settle();
  const asked = world.service.urls.length;
  await world.move();
  world.service.waiting.shift()?.answer(says());
  await settle();
  await world.answer(() => Response.json({ success: true, data: { status: 'running' } }));
  // The rest of that wake must not ask an address that wants no more requests.
  expect(world.service.urls).toHaveLength(asked);
  await wake;
  expect(await world.heldBack()).toEqual([]);
  const urls = await world.urlsOf(reconcile(world.ports));
  expect(urls).toHaveLength(asked);
  for (const url of urls) expect(url).toContain(elsewhere);
});

test.each(bothFailures)(
  'a creation: the old address %s, the new one may be asked',
  async (_, says) => {
    const world = await movingWorld();
    // The service was asked just now, so no reading goes before the creation.
    const lately = buildSchedule(['other'], {}, { triedAt: testNow });
    await world.ports.session.set(sealSchedule(lately));
    const task = { connectionId: 'office', instruction: 'Do it', agent: 'A', tools: [] };
    await handleCommand(world.ports, 'task.create', task);
    await settle();
    await world.move();
    await world.answer(says);
    expect(world.service.urls).toHaveLength(1);
    expect(await world.heldBack()).toEqual([]);
  },
);
